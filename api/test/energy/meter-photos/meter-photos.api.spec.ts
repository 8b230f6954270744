import { enrolmentEndpoints, planEndpoints, telephonyEndpoints, type PhotoMeter } from '@home-move/contract';
import { aJpeg, jpegSegment } from '@home-move/contract/testing';
import { Erasure } from '../../../src/common/erasure/erasure.js';
import { MeterPhotoRepository } from '../../../src/modules/energy/meter-photos/meter-photo.repository.js';
import { aMover, aMoverAt, homeIn, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'info' });
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const image = Buffer.from(aJpeg()).toString('base64');
const withPlace = Buffer.from(aJpeg(jpegSegment(0xe1, 'Exif GPS 52.13'))).toString('base64');

type Caller = Pick<Mover, 'token'>;

const save = ({ token }: Caller, body: { image: string } = { image }, meter: PhotoMeter = 'electricity') =>
  api.call(planEndpoints.savePhoto, { params: { meter }, body }, { token });
const photosOf = async ({ token }: Caller) => (await api.call(planEndpoints.photos, {}, { token })).body;
async function moveTo({ token }: Caller, postcode: string): Promise<void> {
  const { body: addresses } = await api.call(enrolmentEndpoints.addresses, { params: { postcode } }, { token });
  await api.call(enrolmentEndpoints.saveAddress, { body: { addressKey: homeIn(addresses) } }, { token });
}
/** Moves the mover to another home while the photos cannot be read, so that the previous home's photos stay. */
async function moveWithoutErasing(mover: Caller): Promise<MeterPhotoRepository> {
  const photos = api.app.get(MeterPhotoRepository, { strict: false });
  const failing = jest.spyOn(photos, 'photosOf').mockRejectedValueOnce(new Error('no connection'));
  await moveTo(mover, 'EH3 9QN');
  failing.mockRestore();
  return photos;
}
const stored = () => api.database.collection('meter_photos');

describe('PUT /enrolment/meter-photos/{meter}', () => {
  itRequiresAuthentication(() => api, planEndpoints.savePhoto, { params: { meter: 'gas' }, body: { image } });

  it('keeps one photo per meter, for the mover and the agent of the call', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    expect((await save(mover)).status).toBe(204);
    expect((await save(mover, { image: withPlace }, 'gas')).status).toBe(204);
    expect((await save(mover)).status).toBe(204);
    expect(await photosOf(mover)).toEqual({ electricity: image, gas: image });
    expect(await photosOf({ token: await api.tokenFor(mover.id, 'agent') })).toEqual({
      electricity: image,
      gas: image,
    });
    expect(await stored().countDocuments({ enrolmentId: mover.id })).toBe(2);
  });

  it('drops the metadata of the file, such as the place where the photo was taken', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await save(mover, { image: withPlace });
    expect((await photosOf(mover)).electricity).toBe(image);
  });

  it('is sealed in the database, and never logged', async () => {
    api.testApp.logged.length = 0;
    const mover = await aMoverAt(api, 'MK40 2QT');
    await save(mover);
    const [document] = await stored().find({ enrolmentId: mover.id }).toArray();
    const seen = JSON.stringify(document) + api.testApp.logged.join('\n');
    for (const secret of [image, 'Castle Road']) expect(seen).not.toContain(secret);
  });

  it.each([
    ['no photo', '', 'Choose a photo'],
    [
      'no base64',
      'data:image/jpeg;base64,AA==',
      'We cannot read this file as a photo. Choose a JPEG, PNG or WebP file, or take a new photo.',
    ],
    [
      'a page',
      Buffer.from('<svg onload=alert(1)>').toString('base64'),
      'We cannot read this file as a photo. Choose a JPEG, PNG or WebP file, or take a new photo.',
    ],
    ['more than 400 kB', 'A'.repeat(533_340), 'This photo is too large'],
  ])('rejects %s', async (_, wrong, message) => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    expect(await save(mover, { image: wrong })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { image: message } },
    });
    expect(await stored().countDocuments({ enrolmentId: mover.id })).toBe(0);
  });

  it('accepts 400 kB, and no larger body', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const filler = Array.from({ length: 6 }, () => jpegSegment(0xe2, `ICC_PROFILE\0${'x'.repeat(60_000)}`));
    expect((await save(mover, { image: Buffer.from(aJpeg(...filler)).toString('base64') })).status).toBe(204);
    expect((await save(mover, { image: 'A'.repeat(600_000) })).status).toBe(413);
  });

  it('needs an address, and a meter that there is', async () => {
    expect(await save(await aMover(api))).toMatchObject({ status: 409, body: { code: 'ADDRESS_MISSING' } });
    const { token } = await aMoverAt(api, 'MK40 2QT');
    const water = await api.call(planEndpoints.savePhoto, { params: { meter: 'water' }, body: { image } }, { token });
    expect(water.status).toBe(400);
  });

  it('is limited per enrolment', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    for (let upload = 0; upload < 30; upload += 1) expect((await save(mover)).status).toBe(204);
    expect((await save(mover)).status).toBe(429);
  });
});

describe('the photos of the meters', () => {
  itRequiresAuthentication(() => api, planEndpoints.photos, {});
  itRequiresAuthentication(() => api, planEndpoints.removePhoto, { params: { meter: 'gas' } });

  it('are removed one by one, and again without an effect', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await save(mover);
    await save(mover, { image }, 'gas');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status } = await api.call(
        planEndpoints.removePhoto,
        { params: { meter: 'gas' } },
        { token: mover.token },
      );
      expect(status).toBe(204);
    }
    expect(await photosOf(mover)).toEqual({ electricity: image, gas: null });
    const token = await api.tokenFor(mover.id, 'agent');
    const { body: history } = await api.call(telephonyEndpoints.history, {}, { token });
    expect(history.filter(({ type }) => type === 'meter-photo-removed')).toHaveLength(1);
  });

  it('include one of the present home that is stored while another home’s photos are erased', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await save(mover);
    const photos = await moveWithoutErasing(mover);
    const read = photos.photosOf.bind(photos);
    const meanwhile = jest.spyOn(photos, 'photosOf').mockImplementationOnce(async (id) => {
      const before = await read(id);
      await save(mover, { image: withPlace });
      return before;
    });
    await photosOf(mover);
    meanwhile.mockRestore();
    expect((await photosOf(mover)).electricity).toBe(image);
  });

  it('can be read and removed only by their enrolment', async () => {
    const [one, other] = [await aMoverAt(api, 'MK40 2QT'), await aMoverAt(api, 'MK40 2QT')];
    await save(one);
    expect(await photosOf(other)).toEqual({ electricity: null, gas: null });
    await api.call(planEndpoints.removePhoto, { params: { meter: 'electricity' } }, { token: other.token });
    expect((await photosOf(one)).electricity).toBe(image);
  });

  it('are erased with the home that they show', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await save(mover);
    await moveTo(mover, 'EH3 9QN');
    expect(await stored().countDocuments({ enrolmentId: mover.id })).toBe(0);
    expect(await photosOf(mover)).toEqual({ electricity: null, gas: null });
  });

  it('are erased at the next read if that was not possible earlier', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await save(mover);
    await moveWithoutErasing(mover);
    expect(await photosOf(mover)).toEqual({ electricity: null, gas: null });
    expect(await stored().countDocuments({ enrolmentId: mover.id })).toBe(0);
  });

  it('are erased together when their owner is forgotten', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await save(mover);
    await save(mover, { image }, 'gas');
    await api.app
      .get(Erasure, { strict: false })
      .erase({ enrolmentId: mover.id, emailAddress: null, isExpired: false });
    expect(await stored().countDocuments({ enrolmentId: mover.id })).toBe(0);
  });

  it('end after 400 days', async () => {
    const indexes = await stored().indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { storedAt: 1 }, expireAfterSeconds: 34_560_000 }));
  });
});
