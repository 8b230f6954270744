import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { RatingController } from './rating.controller.js';
import { RatingService } from './rating.service.js';

@Module({ imports: [ProvidersModule], controllers: [RatingController], providers: [RatingService] })
export class RatingModule {}
