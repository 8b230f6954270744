import {
  ApiError,
  enrolmentEndpoints,
  problemOf,
  type Enrolment,
  type ExpectedVersion,
  type RuntimeContract,
} from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import useSWR from 'swr';
import { useVersionedSave, type VersionedSave } from '../journey/versioned-save';
import { saveOrLogIn } from '../new-home/new-home.queries';
import type { MovingDetails } from './moving-details.form';

/** [MOVE-21] */
export function useResidentialStatuses() {
  const { http } = useRuntime();
  return useSWR(enrolmentEndpoints.residentialStatuses.path, () =>
    http.send(enrolmentEndpoints.residentialStatuses, {}),
  );
}

type GivenAddress = MovingDetails['address'];

/** "postcode" is "address.postcode" on the page; an error of the whole address shows at the first field of its entry. */
function formFieldOf(field: string, { entry }: GivenAddress): string {
  if (field === 'address') return entry === 'lookup' ? 'address.postcode' : 'address.houseNameOrNumber';
  return `address.${field === 'town' ? 'cityTown' : field}`;
}

/** Names the fields of an address call as the form does. */
function withAddressFieldNames(error: unknown, address: GivenAddress): ApiError {
  const problem = problemOf(error);
  const errors = Object.entries(problem.errors ?? {}).map(([field, message]) => [formFieldOf(field, address), message]);
  return new ApiError(errors.length === 0 ? problem : { ...problem, errors: Object.fromEntries(errors) });
}

/** [ADDR-05, ADDR-07] */
function sendAddress({ http }: RuntimeContract, address: GivenAddress, expected: ExpectedVersion): Promise<Enrolment> {
  if (address.entry === 'lookup')
    return http.send(enrolmentEndpoints.saveAddress, { body: { addressKey: address.addressKey, ...expected } });
  const { entry: _entry, cityTown: town, ...lines } = address;
  return http.send(enrolmentEndpoints.saveManualAddress, { body: { ...lines, town, ...expected } });
}

interface SaveMovingDetails {
  /** Saves date and status, then the address if it changed. Resolves to the updated enrolment. */
  readonly save: (details: MovingDetails) => Promise<Enrolment>;
  readonly dateSave: VersionedSave;
}

/** `shown` is the enrolment that filled the form. */
export function useSaveMovingDetails(shown: Enrolment): SaveMovingDetails {
  const runtime = useRuntime();
  const { http, enrolment } = runtime;
  const dateSave = useVersionedSave(shown);
  const addressSave = useVersionedSave(shown);

  async function saveAddress(address: GivenAddress): Promise<Enrolment> {
    try {
      return await saveOrLogIn(runtime, () => addressSave.save((expected) => sendAddress(runtime, address, expected)));
    } catch (error) {
      throw withAddressFieldNames(error, address);
    }
  }
  async function save({ address, unknownMoveInDate: _unknown, ...given }: MovingDetails): Promise<Enrolment> {
    const updated = await dateSave.save((expected) =>
      http.send(enrolmentEndpoints.update, { body: { ...given, ...expected } }),
    );
    enrolment.accept(updated);
    // Saving the same address again would trigger another lookup of its supply.
    if (address.entry === 'lookup' && address.addressKey === updated.address?.addressKey) return updated;
    const moved = await saveAddress(address);
    enrolment.accept(moved);
    return moved;
  }
  return { save, dateSave };
}
