import type { BootedApp } from '../../support/boot-app.js';

/** The part of an OpenAPI document that the specs read. */
export interface Described {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
        operationId: string;
        parameters?: { name: string; in: string }[];
        responses?: Record<string, { description: string; content?: Record<string, { schema?: Schema }> }>;
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
}
export type Schema = Record<string, unknown>;

/** The document of the API. */
export const openApiOf = async (api: BootedApp) => (await api.send('GET', '/api/openapi.json')).body as Described;
