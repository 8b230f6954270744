import { Body, Controller } from '@nestjs/common';
import { registryEndpoints, remoteBuildSchema, type RegistryReview, type RemoteBuild } from '@home-move/contract';
import { Call } from '../../../common/http/call.decorator.js';
import { RegistryReviewService } from './registry-review.service.js';

/** The review of a version before its publication, with a deploy key. */
@Controller()
export class RegistryReviewController {
  constructor(private readonly reviews: RegistryReviewService) {}

  /** Returns what a build would break, what speaks against it, and for whom. */
  @Call(registryEndpoints.review)
  review(@Body({ schema: remoteBuildSchema }) build: RemoteBuild): Promise<RegistryReview> {
    return this.reviews.review(build);
  }
}
