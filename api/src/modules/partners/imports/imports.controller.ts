import { Controller, Param, Query } from '@nestjs/common';
import { importEndpoints, importIdSchema, importQuerySchema, type ImportMode } from '@home-move/contract';
import { type CallingPartner, Partner } from '../../../common/access/calling-partner.js';
import { Call } from '../../../common/http/call.decorator.js';
import { Upload, UploadedFile } from '../../../common/http/uploaded-file.js';
import { ImportsService } from './imports.service.js';

/** Files of moves that partners send. */
@Controller()
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  /** Checks or imports a file. */
  @Call(importEndpoints.start)
  start(
    @Partner() partner: CallingPartner,
    @Upload() file: UploadedFile,
    @Query({ schema: importQuerySchema }) { mode }: { readonly mode: ImportMode },
  ) {
    return this.imports.start(partner, file, mode);
  }

  /** The progress of an import. */
  @Call(importEndpoints.read)
  read(@Partner() partner: CallingPartner, @Param('id', { schema: importIdSchema }) id: string) {
    return this.imports.read(partner, id);
  }

  /** What each row has led to. */
  @Call(importEndpoints.report)
  report(@Partner() partner: CallingPartner, @Param('id', { schema: importIdSchema }) id: string) {
    return this.imports.report(partner, id);
  }
}
