import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';

/** A private key and its certificate, as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/** Reads a certificate from two files. Throws if one cannot be read. */
export const readCertificate = (key: string, cert: string): Certificate => ({
  key: readFileSync(key, 'utf8'),
  cert: readFileSync(cert, 'utf8'),
});

/** A server on TLS if there is a certificate. */
export const serverWith =
  (certificate: Certificate | undefined) =>
  (listener: RequestListener): Server =>
    certificate ? createSecureServer(certificate, listener) : createServer(listener);
