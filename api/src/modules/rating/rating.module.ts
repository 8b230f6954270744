import { Module } from '@nestjs/common';
import { HttpRating } from '../../providers/rating/rating.http.js';
import { RatingPort } from '../../providers/rating/rating.port.js';
import { RatingController } from './rating.controller.js';
import { RatingService } from './rating.service.js';

@Module({ controllers: [RatingController], providers: [RatingService, { provide: RatingPort, useClass: HttpRating }] })
export class RatingModule {}
