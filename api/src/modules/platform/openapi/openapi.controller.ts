import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PublicRoute } from '../../../common/http/call.decorator.js';
import { ENV, type Env } from '../../../config/env.js';
import { openApiDocument } from './openapi-document.js';
import { RouteSchemas } from './route-schemas.js';

const VERSION = '0.1.0';

/** Swagger UI requires inline styles; no other page allows them. */
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const docsPage = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Home Move API</title>
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
</head>
<body>
<div id="reader"></div>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** The OpenAPI document, and Swagger UI to browse it. */
@Controller('api')
export class OpenApiController {
  /** Composed at the first request, because it would delay every start. */
  private openApi: object | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly routes: RouteSchemas,
  ) {}

  @Get('openapi.json')
  @PublicRoute()
  document(): object {
    this.openApi ??= openApiDocument({
      origin: this.env.PUBLIC_ORIGIN,
      version: VERSION,
      requestSchemas: this.routes.byEndpoint(),
    });
    return this.openApi;
  }

  @Get('docs')
  @PublicRoute()
  @Header('content-security-policy', docsPolicy)
  async docs(@Res() reply: FastifyReply): Promise<void> {
    await reply.type('text/html; charset=utf-8').send(docsPage);
  }

  @Get('docs/start.js')
  @PublicRoute()
  async start(@Res() reply: FastifyReply): Promise<void> {
    await reply
      .type('text/javascript; charset=utf-8')
      .send("SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader', deepLinking: true });\n");
  }
}
