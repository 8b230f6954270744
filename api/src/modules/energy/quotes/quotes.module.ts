import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { EnergyModule } from '../usage/energy.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { QUOTE, quoteSchema } from './quote.model.js';
import { QuoteRepository } from './quote.repository.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';
import { SelectionService } from './selection.service.js';
import { StartDateService } from './start-date.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: QUOTE, schema: quoteSchema }]),
    EnrolmentModule,
    EnergyModule,
    ProvidersModule,
  ],
  controllers: [QuotesController],
  providers: [QuotesService, SelectionService, StartDateService, QuoteRepository],
})
export class QuotesModule {}
