import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../providers/providers.module.js';
import { StatusController } from './status.controller.js';
import { StatusService } from './status.service.js';

@Module({ imports: [ProvidersModule], controllers: [StatusController], providers: [StatusService] })
export class StatusModule {}
