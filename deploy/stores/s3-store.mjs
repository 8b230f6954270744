import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { UserError } from '../user-error.mjs';
import { lockHeaders } from './file-headers.mjs';
import { publicReadRule, readsFromAnyOrigin } from './s3-cors.mjs';

const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** The most keys that one request may delete. */
const MAX_KEYS = 1000;

/**
 * A store in a bucket of Amazon S3 or a compatible service. Each file is one object, with its headers as metadata. The SDK takes
 * endpoint, region and credentials from its default chain (AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_ACCESS_KEY_ID, profiles, roles).
 * See the typedef `Store`.
 */
export class S3Store {
  keepsHeaders = true;

  /** Throws a UserError when the SDK is not installed. */
  static async open(bucket, prefix) {
    const sdk = await loadSdk();
    const hasEndpoint = (process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL) !== undefined;
    const client = new sdk.S3Client({
      // Compatible services rarely have a host name for each bucket; many accept any region, but the SDK requires one.
      ...(hasEndpoint && { forcePathStyle: true, region: process.env.AWS_REGION ?? 'us-east-1' }),
      // Many compatible services reject checksums that S3 does not require. The registry compares every file with its hash.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return new S3Store(sdk, client, bucket, prefix);
  }

  constructor(sdk, client, bucket, prefix) {
    this.sdk = sdk;
    this.client = client;
    this.bucket = bucket;
    this.prefix = prefix;
  }

  address(path) {
    return `s3://${this.bucket}/${this.#key(path)}`;
  }

  async prepare({ isDryRun }, log) {
    const { GetBucketCorsCommand, PutBucketCorsCommand } = this.sdk;
    try {
      const { CORSRules: rules = [] } = await this.#find(new GetBucketCorsCommand({ Bucket: this.bucket }), {});
      if (readsFromAnyOrigin(rules)) return;
      if (isDryRun) {
        log(`s3://${this.bucket} lacks a CORS rule for pages of any origin; publishing would add it`);
        return;
      }
      const CORSConfiguration = { CORSRules: [...rules, publicReadRule] };
      await this.#send(new PutBucketCorsCommand({ Bucket: this.bucket, CORSConfiguration }));
      log(`s3://${this.bucket} has a CORS rule for pages of any origin now`);
    } catch (error) {
      // Some services have no such call, and some credentials may not use it. The registry checks the header itself.
      log(`The CORS rules of s3://${this.bucket} could not be read or set: ${error.message}`);
    }
  }

  async put(path, content, { contentType, cacheControl, contentEncoding }) {
    const object = { ContentType: contentType, CacheControl: cacheControl, ContentEncoding: contentEncoding };
    return this.#create(path, content, object);
  }

  async replace(path, content, { contentType, cacheControl, contentEncoding }) {
    const object = { ContentType: contentType, CacheControl: cacheControl, ContentEncoding: contentEncoding };
    const target = { Bucket: this.bucket, Key: this.#key(path) };
    await this.#send(new this.sdk.PutObjectCommand({ ...target, Body: content, ...object }));
  }

  async reserve(path, text) {
    const object = { ContentType: lockHeaders.contentType, CacheControl: lockHeaders.cacheControl };
    if (!(await this.#create(path, text, object))) return false;
    // A service that ignores the condition would accept the lock of another command too.
    if (await this.#create(path, text, object)) {
      await this.remove(path);
      throw new UserError(
        `The service of s3://${this.bucket} ignores conditional requests (If-None-Match), so two commands could overwrite each other's files there. Use a service that supports them.`,
      );
    }
    return true;
  }

  async read(path) {
    const { GetObjectCommand } = this.sdk;
    const found = await this.#find(new GetObjectCommand({ Bucket: this.bucket, Key: this.#key(path) }), null);
    if (found === null) return null;
    const content = Buffer.from(await found.Body.transformToByteArray());
    const decode = decoders[found.ContentEncoding];
    if (!decode) return content;
    return decode(content).catch(() => {
      throw new UserError(
        `${this.address(path)} is not the ${found.ContentEncoding} that its Content-Encoding claims.`,
      );
    });
  }

  async list(folder) {
    const { contents } = await this.#objects(`${this.#key(folder)}/`);
    return contents;
  }

  async folders(folder) {
    const { prefixes } = await this.#objects(`${this.#key(folder)}/`, '/');
    return prefixes.toSorted((a, b) => (a < b ? -1 : 1));
  }

  async modified(folder) {
    const { times } = await this.#objects(`${this.#key(folder)}/`);
    return times.length === 0 ? null : new Date(Math.max(...times));
  }

  async remove(path) {
    await this.#send(new this.sdk.DeleteObjectCommand({ Bucket: this.bucket, Key: this.#key(path) }));
  }

  async removeFolder(folder) {
    const keys = (await this.list(folder)).map((name) => ({ Key: this.#key(`${folder}/${name}`) }));
    for (let start = 0; start < keys.length; start += MAX_KEYS) {
      const Delete = { Objects: keys.slice(start, start + MAX_KEYS), Quiet: true };
      const { Errors: [error] = [] } = await this.#send(
        new this.sdk.DeleteObjectsCommand({ Bucket: this.bucket, Delete }),
      );
      if (error) throw new UserError(`s3://${this.bucket}/${error.Key} cannot be removed: ${error.Code}`);
    }
  }

  #key(path) {
    return this.prefix === '' ? path : `${this.prefix}/${path}`;
  }

  /** Below a prefix: names of objects, when each was stored, and names of folders if a delimiter is given. */
  async #objects(prefix, delimiter) {
    /** @type {{ contents: string[], times: number[], prefixes: string[] }} */
    const names = { contents: [], times: [], prefixes: [] };
    let token;
    do {
      const query = { Bucket: this.bucket, Prefix: prefix, Delimiter: delimiter, ContinuationToken: token };
      const page = await this.#send(new this.sdk.ListObjectsV2Command(query));
      names.contents.push(...(page.Contents ?? []).map(({ Key }) => Key.slice(prefix.length)));
      names.times.push(...(page.Contents ?? []).map(({ LastModified }) => LastModified.getTime()));
      names.prefixes.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix.slice(prefix.length, -1)));
      token = page.NextContinuationToken;
    } while (token !== undefined);
    return names;
  }

  /** Creates an object. Returns false when it exists, or when another command is creating it. */
  async #create(path, content, object) {
    const { PutObjectCommand } = this.sdk;
    const request = { Bucket: this.bucket, Key: this.#key(path), Body: content, IfNoneMatch: '*', ...object };
    try {
      await this.client.send(new PutObjectCommand(request));
      return true;
    } catch (error) {
      if (['PreconditionFailed', 'ConditionalRequestConflict'].includes(error.name)) return false;
      throw this.#failure(error);
    }
  }

  /** Sends a command that reads. Returns `ifMissing` when there is no such object or configuration. */
  async #find(command, ifMissing) {
    try {
      return await this.client.send(command);
    } catch (error) {
      if (['NoSuchKey', 'NoSuchCORSConfiguration'].includes(error.name)) return ifMissing;
      throw this.#failure(error);
    }
  }

  async #send(command) {
    try {
      return await this.client.send(command);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  #failure(error) {
    if (error.name === 'CredentialsProviderError') {
      return new UserError(
        `There are no credentials for s3://${this.bucket}. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.`,
      );
    }
    return new UserError(`s3://${this.bucket} cannot be used: ${error.name}: ${error.message}`);
  }
}

async function loadSdk() {
  try {
    return await import('@aws-sdk/client-s3');
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' && error.code !== 'MODULE_NOT_FOUND') throw error;
    throw new UserError('Publishing to s3:// needs the package @aws-sdk/client-s3. Run npm ci in the repository.');
  }
}
