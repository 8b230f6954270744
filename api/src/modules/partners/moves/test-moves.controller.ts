import { Body, Controller, Param } from '@nestjs/common';
import { moveReferenceSchema, partnerEndpoints } from '@home-move/contract';
import { type CallingPartner, Partner } from '../../../common/access/calling-partner.js';
import { Call } from '../../../common/http/call.decorator.js';
import { TestMovesService } from './test-moves.service.js';

/** Calls that only keys of the test environment can make. */
@Controller()
export class TestMovesController {
  constructor(private readonly testMoves: TestMovesService) {}

  /** Moves a move on. */
  @Call(partnerEndpoints.testProgress)
  progress(
    @Partner() partner: CallingPartner,
    @Param('reference', { schema: moveReferenceSchema }) reference: string,
    @Body() body: unknown,
  ) {
    return this.testMoves.progress(partner, reference, body);
  }

  /** The outbox. */
  @Call(partnerEndpoints.testMessages)
  messages(@Partner() partner: CallingPartner) {
    return this.testMoves.outbox(partner);
  }
}
