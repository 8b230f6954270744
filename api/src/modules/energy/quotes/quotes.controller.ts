import { Body, Controller } from '@nestjs/common';
import { energyEndpoints, quotesRequestSchema, selectTariffSchema, type SelectTariff } from '@home-move/contract';
import type { output } from 'zod/mini';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { QuotesService } from './quotes.service.js';
import { SelectionService } from './selection.service.js';
import { StartDateService } from './start-date.service.js';

type Filtering = output<typeof quotesRequestSchema>;

@Controller()
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly selections: SelectionService,
    private readonly startDates: StartDateService,
  ) {}

  @Call(energyEndpoints.quotes)
  ofNamedSupplier(@OwnEnrolment() id: string, @Body({ schema: quotesRequestSchema }) filters: Filtering) {
    return this.quotes.list(id, { ...filters, wholeOfMarket: false });
  }

  @Call(energyEndpoints.wholeOfMarketQuotes)
  ofWholeMarket(@OwnEnrolment() id: string, @Body({ schema: quotesRequestSchema }) filters: Filtering) {
    return this.quotes.list(id, { ...filters, wholeOfMarket: true });
  }

  @Call(energyEndpoints.select)
  select(@OwnEnrolment() id: string, @Body({ schema: selectTariffSchema }) choice: SelectTariff) {
    return this.selections.select(id, choice);
  }

  @Call(energyEndpoints.selection)
  selection(@OwnEnrolment() id: string) {
    return this.selections.chosen(id);
  }

  @Call(energyEndpoints.startDate)
  startDate(@OwnEnrolment() id: string) {
    return this.startDates.questions(id);
  }

  @Call(energyEndpoints.saveStartDate)
  saveStartDate(@OwnEnrolment() id: string, @Body() body: unknown) {
    return this.startDates.save(id, body);
  }
}
