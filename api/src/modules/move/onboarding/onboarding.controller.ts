import { Body, Controller, Param } from '@nestjs/common';
import { newAddressKeySchema, onboardingEndpoints } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { OnboardingService } from './onboarding.service.js';

@Controller()
export class OnboardingController {
  constructor(private readonly onboarding: OnboardingService) {}

  @Call(onboardingEndpoints.journey)
  journey(@OwnEnrolment() id: string) {
    return this.onboarding.journey(id);
  }

  @Call(onboardingEndpoints.save)
  save(@OwnEnrolment() id: string, @Body() body: unknown) {
    return this.onboarding.save(id, body);
  }

  @Call(onboardingEndpoints.addresses)
  addresses(@OwnEnrolment() id: string) {
    return this.onboarding.lookUp(id);
  }

  @Call(onboardingEndpoints.address)
  address(@OwnEnrolment() id: string, @Param('key', { schema: newAddressKeySchema }) key: string) {
    return this.onboarding.isDomestic(id, key);
  }

  @Call(onboardingEndpoints.commit)
  commit(@OwnEnrolment() id: string) {
    return this.onboarding.commit(id);
  }
}
