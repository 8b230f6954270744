import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LINK_TOKEN, linkTokenDocumentSchema } from './link-token.model.js';
import { LinkTokenRepository } from './link-token.repository.js';
import { LinksService } from './links.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: LINK_TOKEN, schema: linkTokenDocumentSchema }])],
  providers: [LinksService, LinkTokenRepository],
  exports: [LinksService],
})
export class LinksModule {}
