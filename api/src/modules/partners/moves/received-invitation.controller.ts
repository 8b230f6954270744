import { Body, Controller, Ip } from '@nestjs/common';
import {
  invitationEndpoints,
  objectionSchema,
  readInvitationSchema,
  type Objection,
  type ReadInvitation,
} from '@home-move/contract';
import { Call } from '../../../common/http/call.decorator.js';
import { ReceivedInvitationService } from './received-invitation.service.js';

/** The invitation that a partner has had sent, for the person who has its link. */
@Controller()
export class ReceivedInvitationController {
  constructor(private readonly invitations: ReceivedInvitationService) {}

  /** Who gave us which details. */
  @Call(invitationEndpoints.read)
  read(@Body({ schema: readInvitationSchema }) body: ReadInvitation, @Ip() clientAddress: string) {
    return this.invitations.read(body, clientAddress);
  }

  /** "These details are not mine", and "I don't want this". */
  @Call(invitationEndpoints.object)
  object(@Body({ schema: objectionSchema }) body: Objection, @Ip() clientAddress: string) {
    return this.invitations.object(body, clientAddress);
  }
}
