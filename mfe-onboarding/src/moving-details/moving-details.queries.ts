import {
  ApiError,
  enrolmentEndpoints,
  problemOf,
  type Enrolment,
  type RuntimeContract,
  type SeenVersion,
} from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import useSWR from 'swr';
import { addressSave } from '../parts/address-save';
import { useSeenVersion, type SeenFields } from '../parts/use-seen-version';
import type { MovingDetails } from './moving-details.form';

/** [MOVE-21] */
export function useResidentialStatuses() {
  const { http } = useRuntime();
  return useSWR(enrolmentEndpoints.residentialStatuses.path, () =>
    http.send(enrolmentEndpoints.residentialStatuses, {}),
  );
}

type GivenAddress = MovingDetails['address'];

/** "postcode" is "address.postcode" on the page; the whole of an address is told at the first box of the way it is given. */
function boxOf(field: string, { entry }: GivenAddress): string {
  if (field === 'address') return entry === 'lookup' ? 'address.postcode' : 'address.houseNameOrNumber';
  return `address.${field === 'town' ? 'cityTown' : field}`;
}

/** Names the fields of an address call as the form does. */
function onAddressFields(error: unknown, address: GivenAddress): ApiError {
  const problem = problemOf(error);
  const errors = Object.entries(problem.errors ?? {}).map(([field, message]) => [boxOf(field, address), message]);
  return new ApiError(errors.length === 0 ? problem : { ...problem, errors: Object.fromEntries(errors) });
}

/** [ADDR-05, ADDR-07] */
function saveAddress({ http }: RuntimeContract, address: GivenAddress, seen: SeenVersion): Promise<Enrolment> {
  if (address.entry === 'lookup')
    return http.send(enrolmentEndpoints.saveAddress, { body: { addressKey: address.addressKey, ...seen } });
  const { entry: _entry, cityTown: town, ...lines } = address;
  return http.send(enrolmentEndpoints.saveManualAddress, { body: { ...lines, town, ...seen } });
}

interface SaveMovingDetails {
  /** Saves date and status, then the address when it is another one; gives the enrolment as it is then. */
  readonly save: (details: MovingDetails) => Promise<Enrolment>;
  readonly when: SeenFields;
}

/** `shown` is what the boxes were filled with. */
export function useSaveMovingDetails(shown: Enrolment): SaveMovingDetails {
  const runtime = useRuntime();
  const { http, enrolment } = runtime;
  const when = useSeenVersion(shown);
  const where = useSeenVersion(shown);

  async function saveHome(address: GivenAddress): Promise<Enrolment> {
    try {
      return await addressSave(runtime, () => where.over((seen) => saveAddress(runtime, address, seen)));
    } catch (error) {
      throw onAddressFields(error, address);
    }
  }
  async function save({ address, unknownMoveInDate: _known, ...given }: MovingDetails): Promise<Enrolment> {
    const updated = await when.over((seen) => http.send(enrolmentEndpoints.update, { body: { ...given, ...seen } }));
    enrolment.accept(updated);
    // Saving the address anew would make the supply be looked up again, for nothing.
    if (address.entry === 'lookup' && address.addressKey === updated.address?.addressKey) return updated;
    const moved = await saveHome(address);
    enrolment.accept(moved);
    return moved;
  }
  return { save, when };
}
