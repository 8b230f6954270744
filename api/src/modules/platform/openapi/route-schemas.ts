import { Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Endpoint } from '@home-move/contract';
import type * as z from 'zod';
import { ENDPOINT } from '../../../common/access/route-metadata.js';

/** The schemas with which the route of an endpoint validates its input. */
export interface RequestSchemas {
  readonly body?: z.core.$ZodType | undefined;
  readonly query?: z.core.$ZodType | undefined;
}

type RouteArguments = Readonly<Record<string, { readonly schema?: z.core.$ZodType }>>;

/** Reads the schemas that the decorators of all routes name: `@Body({ schema })`, `@Query({ schema })`. */
@Injectable()
export class RouteSchemas {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  byEndpoint(): ReadonlyMap<Endpoint, RequestSchemas> {
    return new Map(
      this.discovery.getControllers().flatMap(({ metatype }) => (metatype ? this.routesOf(metatype) : [])),
    );
  }

  private routesOf(controller: Function): [Endpoint, RequestSchemas][] {
    const prototype = controller.prototype as Record<string, object>;
    return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
      const endpoint = Reflect.getMetadata(ENDPOINT, prototype[method] ?? {}) as Endpoint | undefined;
      const routeArguments = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) as RouteArguments | undefined;
      return endpoint ? [[endpoint, requestSchemas(routeArguments ?? {})]] : [];
    });
  }
}

/** Nest keys the arguments of a route by kind and position: '3:0' is a body that comes first. */
function requestSchemas(routeArguments: RouteArguments): RequestSchemas {
  const schemaOf = (kind: RouteParamtypes) =>
    Object.entries(routeArguments).find(([key]) => key.startsWith(`${kind}:`))?.[1].schema;
  return { body: schemaOf(RouteParamtypes.BODY), query: schemaOf(RouteParamtypes.QUERY) };
}
