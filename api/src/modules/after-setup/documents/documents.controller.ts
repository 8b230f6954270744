import { Controller, Param } from '@nestjs/common';
import { documentEndpoints } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { MoveDocumentsService } from './documents.service.js';

@Controller()
export class MoveDocumentsController {
  constructor(private readonly documents: MoveDocumentsService) {}

  @Call(documentEndpoints.documents)
  list(@OwnEnrolment() id: string) {
    return this.documents.list(id);
  }

  @Call(documentEndpoints.archive)
  archive(@OwnEnrolment() id: string) {
    return this.documents.archive(id);
  }

  @Call(documentEndpoints.document)
  document(@OwnEnrolment() enrolmentId: string, @Param('id') id: string) {
    return this.documents.file(enrolmentId, id);
  }
}
