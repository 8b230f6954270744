import { ApiError, networkProblem, planEndpoints, type Enrolment, type MeterPhotos } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawsPhotos } from '../testing/drawn-photos';
import { aPlan, aPlanRuntime } from '../testing/move-plan';
import { MovePlanPage } from './move-plan.page';

const none: MeterPhotos = { electricity: null, gas: null };
const photoFile = new File(['any'], 'meter.heic', { type: 'image/heic' });

function renderPhotos(photos: MeterPhotos = none, facts: Partial<Enrolment> = {}, portal?: 'telephony') {
  const enrolment = anEnrolment(facts);
  const runtime = aPlanRuntime(aPlan({ entries: [] }), { enrolment, ...(portal && { portal }) });
  runtime.answer(planEndpoints.photos, () => photos);
  runtime.answer(planEndpoints.savePhoto, () => undefined);
  runtime.answer(planEndpoints.removePhoto, () => undefined);
  return renderWithRuntime(<MovePlanPage enrolment={enrolment} />, runtime);
}

const inputs = (container: HTMLElement) => [...container.querySelectorAll<HTMLInputElement>('input[type="file"]')];
const photo = (name: string) => screen.findByRole('img', { name });
const changes = ({ recorded }: ReturnType<typeof renderPhotos>['runtime']) =>
  recorded.calls.filter(({ method }) => method !== 'GET').map(({ method, input }) => ({ method, ...input }));

describe('photos of the meters', () => {
  const drawn = drawsPhotos();

  it('are scaled down before they are sent, and shown', async () => {
    const user = userEvent.setup({ applyAccept: false });
    const { container, runtime } = renderPhotos();
    drawn.pictureOf(photoFile, { width: 4000, height: 3000 });
    await screen.findByRole('heading', { name: 'Photos of the meters' });
    const [electricity] = inputs(container);
    await user.upload(electricity as HTMLInputElement, photoFile);

    expect(await photo('Your photo of the electricity meter')).toHaveAttribute(
      'src',
      `data:image/jpeg;base64,${drawn.base64({ width: 1600, height: 1200, quality: 0.8 })}`,
    );
    expect(await screen.findByText('Your photo is saved.')).toBeVisible();
    expect(changes(runtime)).toEqual([
      {
        method: 'PUT',
        params: { meter: 'electricity' },
        body: { image: drawn.base64({ width: 1600, height: 1200, quality: 0.8 }) },
      },
    ]);
    await expectNoViolations(container);
  });

  it('come from the camera or from a file, by a button for each', async () => {
    const user = userEvent.setup();
    const { container } = renderPhotos();
    const clicked: (string | null)[] = [];
    const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      clicked.push(this.getAttribute('capture'));
    });
    const [choose] = await screen.findAllByRole('button', { name: 'Choose a photo' });
    choose?.focus();
    await user.keyboard('{Enter}{Tab} ');
    click.mockRestore();

    expect(clicked).toEqual([null, 'environment']);
    expect(choose).toHaveAccessibleDescription('Electricity meter');
    expect(inputs(container).map(({ accept }) => accept)).toEqual(['image/*', 'image/*', 'image/*', 'image/*']);
  });

  it('removes a photo using only the keyboard', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderPhotos({ electricity: 'aGVs', gas: 'bG8=' });
    await photo('Your photo of the gas meter');
    await expectNoViolations(container);
    screen.getAllByRole('button', { name: 'Remove the photo' })[1]?.focus();
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Your photo is removed.')).toBeVisible();
    expect(changes(runtime)).toEqual([{ method: 'DELETE', params: { meter: 'gas' } }]);
    expect(screen.queryByRole('img', { name: 'Your photo of the gas meter' })).not.toBeInTheDocument();
    expect(await photo('Your photo of the electricity meter')).toBeVisible();
    const again = screen.getByRole('button', { name: 'Choose a photo' });
    expect(again).toHaveFocus();
    expect(again).toHaveAccessibleDescription('Gas meter');
  });

  it.each([
    ['is no photo', null, /^We cannot read this file as a photo\./],
    ['does not fit, however small', { width: 4000, height: 3000, bytesPerPixel: 4 }, 'This photo is too large'],
  ])('show the reason when a file %s', async (_, size, message) => {
    const user = userEvent.setup({ applyAccept: false });
    const { container, runtime } = renderPhotos();
    drawn.pictureOf(photoFile, size);
    await screen.findByRole('heading', { name: 'Photos of the meters' });
    await user.upload(inputs(container)[2] as HTMLInputElement, photoFile);

    expect(within(await screen.findByRole('alert')).getByText(message)).toBeVisible();
    expect(changes(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it('keep the photo before when the new one cannot be saved', async () => {
    const user = userEvent.setup({ applyAccept: false });
    const { container, runtime } = renderPhotos({ electricity: 'aGVs', gas: null });
    runtime.answer(planEndpoints.savePhoto, () => Promise.reject(new ApiError(networkProblem)));
    drawn.pictureOf(photoFile, { width: 400, height: 300 });
    await photo('Your photo of the electricity meter');
    await user.upload(inputs(container)[0] as HTMLInputElement, photoFile);

    expect(await screen.findByRole('alert')).toHaveTextContent(networkProblem.title);
    expect(await photo('Your photo of the electricity meter')).toHaveAttribute('src', 'data:image/jpeg;base64,aGVs');
  });

  it('leave out gas in a home without it', async () => {
    renderPhotos(none, { fuelType: 'Electric' });
    await screen.findByText('Electricity meter');

    expect(screen.queryByText('Gas meter')).not.toBeInTheDocument();
  });

  it('are shown to the agent of the call', async () => {
    renderPhotos({ electricity: 'aGVs', gas: null }, {}, 'telephony');

    expect(await photo('Your photo of the electricity meter')).toBeVisible();
  });
});
