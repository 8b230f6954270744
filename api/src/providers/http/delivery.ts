import { TaskCancelledError } from 'cockatiel';
import type { DisclosureOutcome, Disclosures, NewDisclosure } from '../../common/disclosures/disclosures.js';
import { ProviderRejection, UnrecordedDisclosure } from './provider-failure.js';

/** Whether the attempts of one call have reached the third party. */
export class Delivery {
  private mayHaveArrived = false;

  /** Notes an attempt that was sent, whatever its answer. */
  noteSent(): void {
    this.mayHaveArrived = true;
  }

  /** The outcome of a failed call for the data passport. A third party that rejects data has received them. */
  outcomeOf(error: unknown): DisclosureOutcome {
    if (error instanceof TaskCancelledError) return { result: 'unknown' };
    if (!this.mayHaveArrived) return { result: 'notDelivered' };
    return { result: error instanceof ProviderRejection ? 'delivered' : 'unknown' };
  }
}

/** A disclosure, and the record that its entry belongs to. */
export interface RecordedSend<Response> {
  readonly disclosures: Disclosures;
  readonly disclosure: NewDisclosure;
  /** The reference that the third party issues in its response. */
  readonly referenceIn?: ((response: Response) => string) | undefined;
}

/**
 * Stores the entry of the data passport, then sends, and completes the entry. Sends nothing and rejects with UnrecordedDisclosure if the
 * entry cannot be stored. [PASS-01]
 */
export async function sendRecorded<Response>(
  { disclosures, disclosure, referenceIn }: RecordedSend<Response>,
  send: (delivery: Delivery) => Promise<Response>,
): Promise<Response> {
  const complete = await disclosures.begin(disclosure).catch((cause: unknown) => {
    throw new UnrecordedDisclosure(cause);
  });
  const delivery = new Delivery();
  try {
    const response = await send(delivery);
    await complete({ result: 'delivered', reference: referenceIn?.(response) });
    return response;
  } catch (error) {
    await complete(delivery.outcomeOf(error));
    throw error;
  }
}
