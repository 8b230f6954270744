import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  broadbandRequestSchema,
  entertainmentEndpoints,
  packageParamsSchema,
  selectPackageSchema,
  womConsentSchema,
  type BroadbandFilter,
  type BroadbandSource,
  type SelectedPackage,
  type WomConsent,
} from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { ChoiceService } from './choice.service.js';
import { ConsentService } from './consent.service.js';
import { PackagesService } from './packages.service.js';

const { packageId: packageIdSchema, sourceId: sourceIdSchema } = packageParamsSchema.shape;

@Controller()
export class EntertainmentController {
  constructor(
    private readonly packages: PackagesService,
    private readonly choices: ChoiceService,
    private readonly consents: ConsentService,
  ) {}

  @Call(entertainmentEndpoints.broadband)
  broadband(@OwnEnrolment() id: string, @Body({ schema: broadbandRequestSchema }) filter: BroadbandFilter) {
    return this.packages.search(id, filter);
  }

  @Call(entertainmentEndpoints.speeds)
  speeds(@OwnEnrolment() id: string) {
    return this.packages.speeds(id);
  }

  @Call(entertainmentEndpoints.package)
  package(
    @OwnEnrolment() id: string,
    @Param('packageId', { schema: packageIdSchema }) packageId: string,
    @Param('sourceId', { schema: sourceIdSchema }) sourceId: BroadbandSource,
  ) {
    return this.packages.find(id, { packageId, sourceId });
  }

  @Call(entertainmentEndpoints.choice)
  choice(@OwnEnrolment() id: string) {
    return this.choices.choice(id);
  }

  @Call(entertainmentEndpoints.selectPackage)
  selectPackage(@OwnEnrolment() id: string, @Body({ schema: selectPackageSchema }) selected: SelectedPackage) {
    return this.choices.select(id, selected);
  }

  @Call(entertainmentEndpoints.womConsent)
  womConsent(@OwnEnrolment() id: string, @Query({ schema: womConsentSchema }) consent: WomConsent) {
    return this.consents.give(id, consent);
  }

  @Call(entertainmentEndpoints.removePending)
  removePending(@OwnEnrolment() id: string) {
    return this.choices.removePending(id);
  }
}
