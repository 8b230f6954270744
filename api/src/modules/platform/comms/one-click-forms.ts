import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { commsEndpoints } from '@home-move/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../common/problem/domain.error.js';

const { version, path } = commsEndpoints.oneClickUnsubscribe;
const oneClickRoute = `/api/${version}${path}`;

/** Accepts multipart/form-data for one-click unsubscribing, as RFC 8058 §3.2 permits. No other route accepts it. */
@Injectable()
export class OneClickForms implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    // The support tool runs these modules without a server, so there is no adapter despite its type.
    const server = this.host.httpAdapter?.getInstance<FastifyInstance>();
    server?.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, parseForm);
  }
}

async function parseForm(request: FastifyRequest, body: Buffer): Promise<Record<string, string>> {
  if (request.routeOptions.url !== oneClickRoute) throw new DomainError('MALFORMED_BODY');
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  try {
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
  } catch (cause) {
    throw new DomainError('MALFORMED_BODY', { cause });
  }
}
