import { serialize } from 'bson';
import { message, RawClient } from '../testing/raw-client.js';
import { mongoFixture } from '../testing/mongo.fixture.js';

const fixture = mongoFixture();
const open = () => RawClient.open(fixture.server().port);

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};
const opMsg = (flags: number, ...sections: Uint8Array[]) => message(2013, Buffer.concat([int32(flags), ...sections]));
const bodySection = (body: object) => Buffer.concat([Buffer.from([0]), serialize(body)]);
const sequence = (name: string, ...docs: object[]) => {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...docs.map((doc) => serialize(doc))]);
  return Buffer.concat([Buffer.from([1]), int32(content.length + 4), content]);
};

describe('a message', () => {
  it('gets a reply with its request id', async () => {
    const client = await open();
    client.send(opMsg(0, bodySection({ ping: 1, $db: 'test' })));
    expect(await client.reply()).toEqual({ opcode: 2013, responseTo: 7, body: { ok: 1 } });
    client.close();
  });

  it('may contain documents in a sequence, before or after its body', async () => {
    const client = await open();
    const insert = { insert: 'sequences', $db: 'test' };
    client.send(opMsg(0, bodySection(insert), sequence('documents', { _id: 1 }, { _id: 2 })));
    expect((await client.reply()).body).toEqual({ n: 2, ok: 1 });
    client.send(opMsg(0, sequence('documents', { _id: 3 }), bodySection(insert)));
    expect((await client.reply()).body).toEqual({ n: 1, ok: 1 });
    client.close();
  });

  it('may carry a checksum', async () => {
    const client = await open();
    client.send(opMsg(1, bodySection({ ping: 1, $db: 'test' }), int32(12_345)));
    expect((await client.reply()).body).toEqual({ ok: 1 });
    client.close();
  });

  it('that expects no reply gets none, but is executed', async () => {
    const client = await open();
    client.send(
      opMsg(2, bodySection({ insert: 'unanswered', documents: [{ _id: 1 }], writeConcern: { w: 0 }, $db: 'test' })),
    );
    expect(await client.command({ count: 'unanswered', $db: 'test' })).toEqual({ n: 1, ok: 1 });
    client.close();
  });

  it('may arrive in pieces or together with others', async () => {
    const client = await open();
    const ping = opMsg(0, bodySection({ ping: 1, $db: 'test' }));
    for (const byte of ping) client.send(Buffer.from([byte]));
    expect((await client.reply()).body).toEqual({ ok: 1 });
    client.send(Buffer.concat([ping, ping, ping.subarray(0, 9)]));
    client.send(ping.subarray(9));
    for (const _ of [1, 2, 3]) expect((await client.reply()).body).toEqual({ ok: 1 });
    client.close();
  });

  it('as OP_QUERY gets the handshake', async () => {
    const client = await open();
    const name = Buffer.from('admin.$cmd\0');
    client.send(
      message(2004, Buffer.concat([int32(0), name, int32(0), int32(-1), serialize({ ismaster: 1, helloOk: true })])),
    );
    const me = `127.0.0.1:${fixture.server().port}`;
    expect(await client.reply()).toMatchObject({
      opcode: 1,
      responseTo: 7,
      body: {
        ismaster: true,
        helloOk: true,
        setName: 'embedded',
        hosts: [me],
        me,
        primary: me,
        maxWireVersion: 21,
        ok: 1,
      },
    });
    client.close();
  });

  it('with a document that is not BSON gets an error', async () => {
    const client = await open();
    const broken = serialize({ ping: 1, $db: 'test' });
    broken[4] = 0x7e;
    client.send(opMsg(0, Buffer.from([0]), broken));
    expect((await client.reply()).body).toMatchObject({ ok: 0, code: 22 });
    expect(await client.command({ ping: 1, $db: 'test' })).toEqual({ ok: 1 });
    client.close();
  });

  it.each([
    ['an unknown opcode', message(2012, Buffer.alloc(20))],
    ['unknown flags', opMsg(4, bodySection({ ping: 1, $db: 'test' }))],
    ['a length that is too small', Buffer.alloc(16)],
    ['a length that is too large', Buffer.concat([int32(48_000_001), Buffer.alloc(12)])],
    ['no body', opMsg(0, sequence('documents', { _id: 1 }))],
    ['two bodies', opMsg(0, bodySection({ ping: 1, $db: 'test' }), bodySection({ ping: 1, $db: 'test' }))],
    ['a section longer than the message', opMsg(0, Buffer.from([0, 255, 0, 0, 0]))],
  ])('with %s closes the connection', async (_what, bytes) => {
    const client = await open();
    client.send(bytes);
    await client.closed();
    expect(await fixture.db().command({ ping: 1 })).toMatchObject({ ok: 1 });
  });
});
