import { Body, Controller, Param } from '@nestjs/common';
import {
  chosenAddressSchema,
  enrolmentEndpoints,
  manualAddressSchema,
  postcodeSchema,
  withExpectedVersion,
  type ChosenAddress,
  type ManualAddress,
  type ExpectedVersion,
} from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { AddressService } from './address.service.js';

type Chosen = ChosenAddress & ExpectedVersion;
type Typed = ManualAddress & ExpectedVersion;

@Controller()
export class AddressController {
  constructor(private readonly addresses: AddressService) {}

  @Call(enrolmentEndpoints.addresses)
  lookUp(@OwnEnrolment() id: string, @Param('postcode', { schema: postcodeSchema }) postcode: string) {
    return this.addresses.lookUp(id, postcode);
  }

  @Call(enrolmentEndpoints.saveAddress)
  put(@OwnEnrolment() id: string, @Body({ schema: withExpectedVersion(chosenAddressSchema) }) chosen: Chosen) {
    return this.addresses.choose(id, chosen);
  }

  @Call(enrolmentEndpoints.postAddress)
  post(@OwnEnrolment() id: string, @Body({ schema: withExpectedVersion(chosenAddressSchema) }) chosen: Chosen) {
    return this.addresses.choose(id, chosen);
  }

  @Call(enrolmentEndpoints.saveManualAddress)
  enter(@OwnEnrolment() id: string, @Body({ schema: withExpectedVersion(manualAddressSchema) }) typed: Typed) {
    return this.addresses.enter(id, typed);
  }
}
