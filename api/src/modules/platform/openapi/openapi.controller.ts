import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PublicRoute } from '../../../common/http/call.decorator.js';
import { ENV, type Env } from '../../../config/env.js';
import { type Audience, documentTitles, openApiDocument } from './openapi-document.js';
import { RouteSchemas } from './route-schemas.js';

const VERSION = '0.1.0';

/** Swagger UI requires inline styles; no other page allows them. */
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const docsPage = (audience: Audience) => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${documentTitles[audience]}</title>
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
</head>
<body>
<div id="reader"></div>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="${startScripts[audience]}"></script>
</body>
</html>
`;

const startScripts = { everyone: '/api/docs/start.js', partners: '/api/partner/docs/start.js' } as const;
const documents = { everyone: '/api/openapi.json', partners: '/api/partner/openapi.json' } as const;

/** The OpenAPI document of all calls, and the one for partners, each with Swagger UI to browse it. */
@Controller('api')
export class OpenApiController {
  /** Each composed at its first request, because that would delay every start. */
  private readonly composed: Partial<Record<Audience, object>> = {};

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly routes: RouteSchemas,
  ) {}

  @Get('openapi.json')
  @PublicRoute()
  document(): object {
    return this.compose('everyone');
  }

  /** The calls of partners' servers. */
  @Get('partner/openapi.json')
  @PublicRoute()
  partnerDocument(): object {
    return this.compose('partners');
  }

  @Get('docs')
  @PublicRoute()
  @Header('content-security-policy', docsPolicy)
  async docs(@Res() reply: FastifyReply): Promise<void> {
    await reply.type('text/html; charset=utf-8').send(docsPage('everyone'));
  }

  @Get('partner/docs')
  @PublicRoute()
  @Header('content-security-policy', docsPolicy)
  async partnerDocs(@Res() reply: FastifyReply): Promise<void> {
    await reply.type('text/html; charset=utf-8').send(docsPage('partners'));
  }

  @Get('docs/start.js')
  @PublicRoute()
  async start(@Res() reply: FastifyReply): Promise<void> {
    await reply.type('text/javascript; charset=utf-8').send(startOf('everyone'));
  }

  @Get('partner/docs/start.js')
  @PublicRoute()
  async partnerStart(@Res() reply: FastifyReply): Promise<void> {
    await reply.type('text/javascript; charset=utf-8').send(startOf('partners'));
  }

  private compose(audience: Audience): object {
    return (this.composed[audience] ??= openApiDocument({
      audience,
      origin: this.env.PUBLIC_ORIGIN,
      version: VERSION,
      requestSchemas: this.routes.byEndpoint(),
    }));
  }
}

const startOf = (audience: Audience) =>
  `SwaggerUIBundle({ url: '${documents[audience]}', dom_id: '#reader', deepLinking: true });\n`;
