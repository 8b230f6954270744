import { ApiError, enrolmentEndpoints, problemOf, type Enrolment, type RuntimeContract } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import useSWR from 'swr';
import { addressSave } from '../parts/address-save';
import type { MovingDetails } from './moving-details.form';

/** [MOVE-21] */
export function useResidentialStatuses() {
  const { http } = useRuntime();
  return useSWR(enrolmentEndpoints.residentialStatuses.path, () =>
    http.send(enrolmentEndpoints.residentialStatuses, {}),
  );
}

const boxOf = (field: string) => `address.${field === 'town' ? 'cityTown' : field}`;

/** Names the fields of an address call as the form does: "postcode" is "address.postcode" on the page. */
function onAddressFields(error: unknown): ApiError {
  const problem = problemOf(error);
  const errors = Object.entries(problem.errors ?? {}).map(([field, message]) => [boxOf(field), message]);
  return new ApiError(errors.length === 0 ? problem : { ...problem, errors: Object.fromEntries(errors) });
}

/** [ADDR-05, ADDR-07] */
async function saveAddress({ http }: RuntimeContract, address: MovingDetails['address']): Promise<Enrolment> {
  try {
    if (address.entry === 'lookup')
      return await http.send(enrolmentEndpoints.saveAddress, { body: { addressKey: address.addressKey } });
    const { entry: _entry, cityTown: town, ...lines } = address;
    return await http.send(enrolmentEndpoints.saveManualAddress, { body: { ...lines, town } });
  } catch (error) {
    throw onAddressFields(error);
  }
}

/** Saves date and status, then the address when it is another one; gives the enrolment as it is then. */
export async function saveMovingDetails(runtime: RuntimeContract, details: MovingDetails): Promise<Enrolment> {
  const { address, unknownMoveInDate: _known, ...body } = details;
  const updated = await runtime.http.send(enrolmentEndpoints.update, { body });
  runtime.enrolment.accept(updated);
  // Saving the address anew would make the supply be looked up again, for nothing.
  if (address.entry === 'lookup' && address.addressKey === updated.address?.addressKey) return updated;
  const moved = await addressSave(runtime, () => saveAddress(runtime, address));
  runtime.enrolment.accept(moved);
  return moved;
}
