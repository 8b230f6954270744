import { Body, Controller, Param } from '@nestjs/common';
import { meterDayEndpoints, meterReadingSchema, readingIdSchema, type MeterReadingForm } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { HandoverSheetService } from './handover-sheet.service.js';
import { MeterDayService } from './meter-day.service.js';
import { SaveReadingService } from './save-reading.service.js';

/** The readings that the mover takes of the meters of the new home. */
@Controller()
export class MeterDayController {
  constructor(
    private readonly days: MeterDayService,
    private readonly saving: SaveReadingService,
    private readonly sheets: HandoverSheetService,
  ) {}

  @Call(meterDayEndpoints.meterDay)
  meterDay(@OwnEnrolment() id: string) {
    return this.days.meterDay(id);
  }

  @Call(meterDayEndpoints.saveReading)
  saveReading(
    @OwnEnrolment() enrolmentId: string,
    @Param('id', { schema: readingIdSchema }) id: string,
    @Body({ schema: meterReadingSchema }) reading: MeterReadingForm,
  ) {
    return this.saving.save(enrolmentId, id, reading);
  }

  @Call(meterDayEndpoints.photo)
  photo(@OwnEnrolment() enrolmentId: string, @Param('id', { schema: readingIdSchema }) id: string) {
    return this.days.photo(enrolmentId, id);
  }

  @Call(meterDayEndpoints.handoverSheet)
  handoverSheet(@OwnEnrolment() id: string) {
    return this.sheets.sheet(id);
  }
}
