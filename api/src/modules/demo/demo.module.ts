import { Module } from '@nestjs/common';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
import { TelephonyModule } from '../telephony/telephony.module.js';
import { DemoPeopleSeed } from './demo-people.seed.js';

@Module({ imports: [EnrolmentModule, TelephonyModule], providers: [DemoPeopleSeed] })
export class DemoModule {}
