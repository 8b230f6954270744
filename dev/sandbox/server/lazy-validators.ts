import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifyServerOptions } from 'fastify';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
/** How Fastify creates the compiler of its JSON schemas. */
type ValidatorFactory = NonNullable<NonNullable<SchemaController['compilersFactory']>['buildValidator']>;
type Compile = ReturnType<AjvCompiler.BuildCompilerFromPool>;
type Validate = ReturnType<Compile>;

const buildValidators: AjvCompiler.BuildCompilerFromPool = AjvCompiler.AjvCompiler();

/**
 * Fastify's own compiler, which compiles a schema at the first request that it validates: the specs of the API start the
 * sandbox a hundred times, and use few of its routes each.
 */
export const buildLazyValidators: ValidatorFactory = (...settings: Parameters<typeof buildValidators>) => {
  let compile: Compile | undefined;
  return (schema: Parameters<Compile>[0]) => {
    let validate: Validate | undefined;
    const lazy = (data: unknown) => {
      compile ??= buildValidators(...settings);
      validate ??= compile(schema);
      const result = validate(data);
      lazy.errors = validate.errors;
      return result;
    };
    lazy.errors = undefined as Validate['errors'];
    // Fastify calls it and reads its errors, nothing else.
    return lazy as unknown as Validate;
  };
};
