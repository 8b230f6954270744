import { Controller } from '@nestjs/common';
import {
  chosenAddressSchema,
  enrolmentEndpoints,
  manualAddressSchema,
  postcodeSchema,
  type ChosenAddress,
  type ManualAddress,
} from '@home-move/contract';
import { OwnEnrolment } from '../../common/access/caller.js';
import { Call } from '../../common/http/call.decorator.js';
import { ContractBody, ContractParam } from '../../common/validation/contract-validation.js';
import { AddressService } from './address.service.js';

@Controller()
export class AddressController {
  constructor(private readonly addresses: AddressService) {}

  @Call(enrolmentEndpoints.addresses)
  lookUp(@OwnEnrolment() id: string, @ContractParam('postcode', postcodeSchema) postcode: string) {
    return this.addresses.lookUp(id, postcode);
  }

  @Call(enrolmentEndpoints.saveAddress)
  put(@OwnEnrolment() id: string, @ContractBody(chosenAddressSchema) { addressKey }: ChosenAddress) {
    return this.addresses.choose(id, addressKey);
  }

  @Call(enrolmentEndpoints.postAddress)
  post(@OwnEnrolment() id: string, @ContractBody(chosenAddressSchema) { addressKey }: ChosenAddress) {
    return this.addresses.choose(id, addressKey);
  }

  @Call(enrolmentEndpoints.saveManualAddress)
  enter(@OwnEnrolment() id: string, @ContractBody(manualAddressSchema) address: ManualAddress) {
    return this.addresses.enter(id, address);
  }
}
