import type { Document } from 'bson';
import { decodeCommand, decodeDoc, encodeDoc } from '../bson/codec.js';
import type { Doc } from '../bson/value.js';

export const MAX_MESSAGE_BYTES = 48_000_000;
export const HEADER_BYTES = 16;

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const KNOWN_FLAGS = 0x1_0003;

export type Request = {
  readonly id: number;
  /** An OP_QUERY, which drivers use for their first message only, gets an OP_REPLY. */
  readonly isLegacy: boolean;
  readonly expectsReply: boolean;
  readonly body: () => Doc;
};

/** Thrown for bytes that are not a message of the protocol; the connection has to be closed. */
export class ProtocolError extends Error {}

export function decodeRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_MSG) return decodeMsg(id, message);
  if (opcode === OP_QUERY) return { id, isLegacy: true, expectsReply: true, body: () => decodeQuery(message) };
  throw new ProtocolError(`opcode ${opcode} is not supported`);
}

function decodeMsg(id: number, message: Buffer): Request {
  const flags = message.readUInt32LE(HEADER_BYTES);
  if ((flags & ~KNOWN_FLAGS) !== 0) throw new ProtocolError(`unknown flags ${flags}`);
  const end = message.length - ((flags & CHECKSUM_PRESENT) === 0 ? 0 : 4);
  const sections = message.subarray(HEADER_BYTES + 4, end);
  return { id, isLegacy: false, expectsReply: (flags & MORE_TO_COME) === 0, body: () => decodeSections(sections) };
}

function decodeSections(sections: Buffer): Doc {
  let body: Doc | undefined;
  const sequences: Doc = {};
  for (let at = 0; at < sections.length;) {
    const kind = sections[at];
    const section = sized(sections, at + 1);
    if (kind === 0 && body === undefined) body = decodeCommand(section);
    else if (kind === 1) Object.assign(sequences, decodeSequence(section));
    else throw new ProtocolError(`unexpected section of kind ${kind}`);
    at += 1 + section.length;
  }
  if (body === undefined) throw new ProtocolError('a message has no body');
  return { ...body, ...sequences };
}

function decodeSequence(section: Buffer): Doc {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new ProtocolError('a document sequence has no name');
  const documents: Doc[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const bytes = sized(section, at);
    documents.push(decodeDoc(bytes));
    at += bytes.length;
  }
  return { [section.toString('utf8', 4, nameEnd)]: documents };
}

// Flags, the full collection name, two numbers, then the command; commands go to `<database>.$cmd`.
function decodeQuery(message: Buffer): Doc {
  const nameStart = HEADER_BYTES + 4;
  const nameEnd = message.indexOf(0, nameStart);
  const name = message.toString('utf8', nameStart, nameEnd);
  if (nameEnd < 0 || !name.endsWith('.$cmd')) throw new ProtocolError('OP_QUERY is for the first command only');
  return { ...decodeDoc(sized(message, nameEnd + 9)), $db: name.slice(0, -'.$cmd'.length) };
}

function sized(bytes: Buffer, at: number): Buffer {
  const length = at + 4 <= bytes.length ? bytes.readInt32LE(at) : -1;
  if (length < 5 || at + length > bytes.length) throw new ProtocolError('a length does not fit into its message');
  return bytes.subarray(at, at + length);
}

export function encodeReply(request: Request, id: number, reply: Document): Buffer {
  const body = encodeDoc(reply);
  // OP_REPLY: flags, cursor id, start and number of documents. OP_MSG: flags and the kind of the section.
  const middle = Buffer.alloc(request.isLegacy ? 20 : 5);
  if (request.isLegacy) middle.writeInt32LE(1, 16);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(HEADER_BYTES + middle.length + body.length, 0);
  header.writeInt32LE(id, 4);
  header.writeInt32LE(request.id, 8);
  header.writeInt32LE(request.isLegacy ? OP_REPLY : OP_MSG, 12);
  return Buffer.concat([header, middle, body]);
}
