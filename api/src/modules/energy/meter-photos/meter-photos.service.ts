import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  formatAddress,
  type MeterPhoto,
  meterPhotoLimits,
  type MeterPhotos,
  type PhotoMeter,
  planMessages,
  withoutMetadata,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { Log } from '../../../common/logging/log.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { RevisionService } from '../../move/enrolment/revision.service.js';
import { HistoryService } from '../../agents/history/history.service.js';
import { MeterPhotoRepository } from './meter-photo.repository.js';

/** Uploads per enrolment in ten minutes. */
const maxUploads = 30;

/** Photos of the meters of the new home, for the mover until the supplier's account exists. */
@Injectable()
export class MeterPhotosService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly photos: MeterPhotoRepository,
    private readonly limiter: RateLimiter,
    private readonly history: HistoryService,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.revisions.onRevised(async (before, after) => {
      const home = lineOf(before);
      if (home === null || home === lineOf(after)) return;
      await this.eraseOf(after.id, home).catch((err: unknown) => {
        this.log.warn({ err }, 'photos of another home stay until they are read');
      });
    });
  }

  /** The photos of the present home. Erases photos of another home, left from while the address changed. */
  async photosOf(enrolmentId: string): Promise<MeterPhotos> {
    const stored = await this.photos.photosOf(enrolmentId);
    // Read after the photos: a photo that shows it cannot be older than the home.
    const home = await this.homeOf(enrolmentId);
    const found: Record<PhotoMeter, string | null> = { electricity: null, gas: null };
    for (const photo of stored) {
      if (photo.home === home) found[photo.meter] = photo.image;
      else await this.photos.removeIfSame(enrolmentId, photo);
    }
    return found;
  }

  /**
   * Stores a photo without its metadata, replacing the previous one. Throws VALIDATION, ADDRESS_MISSING,
   * TOO_MANY_REQUESTS.
   */
  async save(enrolmentId: string, meter: PhotoMeter, { image }: MeterPhoto): Promise<void> {
    const home = await this.homeOf(enrolmentId);
    if (home === null) throw new DomainError('ADDRESS_MISSING');
    await this.limiter.hit(perEnrolment('meter-photos', enrolmentId, maxUploads));
    const picture = withoutMetadata(Buffer.from(image, 'base64'), meterPhotoLimits.side);
    if (!picture) throw new DomainError('VALIDATION', { errors: { image: planMessages.photoUnreadable } });
    const photo = { meter, home, image: Buffer.from(picture).toString('base64') };
    await this.history.recording(enrolmentId, 'meter-photo-saved', () =>
      this.photos.store(enrolmentId, photo, this.clock.now()),
    );
  }

  /** Idempotent. */
  async remove(enrolmentId: string, meter: PhotoMeter): Promise<void> {
    if (!(await this.photos.has(enrolmentId, meter))) return;
    await this.history.recording(enrolmentId, 'meter-photo-removed', () => this.photos.remove(enrolmentId, meter));
  }

  private async eraseOf(enrolmentId: string, home: string): Promise<void> {
    for (const photo of await this.photos.photosOf(enrolmentId)) {
      if (photo.home === home) await this.photos.removeIfSame(enrolmentId, photo);
    }
  }

  private async homeOf(enrolmentId: string): Promise<string | null> {
    return lineOf(await this.enrolments.get(enrolmentId));
  }
}

/** The line of the address, by which photos know their home. */
const lineOf = ({ address }: Pick<EnrolmentRecord, 'address'>): string | null => address && formatAddress(address);
