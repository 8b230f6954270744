import { Body, Controller, Param, Query } from '@nestjs/common';
import { moveListQuerySchema, moveReferenceSchema, partnerEndpoints } from '@home-move/contract';
import { type CallingPartner, Partner } from '../../../common/access/calling-partner.js';
import { Call } from '../../../common/http/call.decorator.js';
import { type MovePage, MovesService } from './moves.service.js';

const Reference = () => Param('reference', { schema: moveReferenceSchema });

/** Moves that partners send by their own systems. */
@Controller()
export class MovesController {
  constructor(private readonly moves: MovesService) {}

  /** Prepares the move of a person. */
  @Call(partnerEndpoints.createMove)
  create(@Partner() partner: CallingPartner, @Body() body: unknown) {
    return this.moves.create(partner, body);
  }

  /** The partner's moves. */
  @Call(partnerEndpoints.moves)
  list(@Partner() partner: CallingPartner, @Query({ schema: moveListQuerySchema }) page: MovePage) {
    return this.moves.list(partner, page);
  }

  /** One move. */
  @Call(partnerEndpoints.move)
  read(@Partner() partner: CallingPartner, @Reference() reference: string) {
    return this.moves.read(partner, reference);
  }

  /** Replaces parts of a move. */
  @Call(partnerEndpoints.changeMove)
  change(@Partner() partner: CallingPartner, @Reference() reference: string, @Body() body: unknown) {
    return this.moves.change(partner, reference, body);
  }

  /** Cancels a move. */
  @Call(partnerEndpoints.cancelMove)
  cancel(@Partner() partner: CallingPartner, @Reference() reference: string) {
    return this.moves.cancel(partner, reference);
  }

  /** Sends the invitation again. */
  @Call(partnerEndpoints.inviteAgain)
  inviteAgain(@Partner() partner: CallingPartner, @Reference() reference: string) {
    return this.moves.inviteAgain(partner, reference);
  }
}
