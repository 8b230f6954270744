import { Injectable } from '@nestjs/common';
import { BroadbandHtPort } from '../../../providers/broadband-ht/broadband-ht.port.js';
import { QuotesPort, type DateChange } from '../../../providers/quotes/quotes.port.js';
import type { SupplierDate } from './state/date-change.state.js';

/** Changes days at suppliers. Calls reject with THIRD_PARTY if the outcome is unknown. */
@Injectable()
export class SupplierDatesService {
  constructor(
    private readonly quotes: QuotesPort,
    private readonly homeTelecom: BroadbandHtPort,
  ) {}

  /** Requests the new day from each supplier, until one refuses. */
  async change(
    dates: readonly SupplierDate[],
  ): Promise<{ readonly changed: readonly SupplierDate[]; readonly refused: SupplierDate | null }> {
    const changed: SupplierDate[] = [];
    for (const date of dates) {
      if ((await this.send(date, date.after)) !== 'changed') return { changed, refused: date };
      changed.push(date);
    }
    return { changed, refused: null };
  }

  /** Restores days that suppliers may have changed. Returns the days that a supplier keeps changed. */
  async putBack(dates: readonly SupplierDate[]): Promise<readonly SupplierDate[]> {
    const kept: SupplierDate[] = [];
    for (const date of dates) {
      const isRefused = (await this.send(date, date.before)) === 'refused';
      // A day that the supplier holds already is never refused, so this finds out which of the two it holds.
      if (isRefused && (await this.send(date, date.after)) === 'changed') kept.push(date);
    }
    return kept;
  }

  private send({ contract, reference }: SupplierDate, day: string): Promise<DateChange> {
    return contract === 'broadband'
      ? this.homeTelecom.changeActivation(reference, day)
      : this.quotes.changeStart(reference, day);
  }
}
