import { Body, Controller, Param } from '@nestjs/common';
import {
  meterPhotoSchema,
  photoMeterSchema,
  planEndpoints,
  type MeterPhoto,
  type PhotoMeter,
} from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { MeterPhotosService } from './meter-photos.service.js';

/** Photos of the meters of the new home. */
@Controller()
export class MeterPhotosController {
  constructor(private readonly photos: MeterPhotosService) {}

  @Call(planEndpoints.photos)
  photosOf(@OwnEnrolment() id: string) {
    return this.photos.photosOf(id);
  }

  @Call(planEndpoints.savePhoto)
  save(
    @OwnEnrolment() id: string,
    @Param('meter', { schema: photoMeterSchema }) meter: PhotoMeter,
    @Body({ schema: meterPhotoSchema }) photo: MeterPhoto,
  ) {
    return this.photos.save(id, meter, photo);
  }

  @Call(planEndpoints.removePhoto)
  remove(@OwnEnrolment() id: string, @Param('meter', { schema: photoMeterSchema }) meter: PhotoMeter) {
    return this.photos.remove(id, meter);
  }
}
