import { photoMeters, planEndpoints, type FuelType, type MeterPhotos, type PhotoMeter } from '@home-move/contract';
import {
  Button,
  Heading,
  Notice,
  PhotoError,
  ProblemNotice,
  registerSheet,
  Row,
  shrinkPhoto,
  Stack,
  Status,
  Text,
  useAction,
  useIsFinished,
  useRuntime,
} from '@home-move/ui';
import { useRef, useState } from 'react';
import sheet, * as styles from './move-plan.module.css';
import { useMeterPhotos } from './move-plan.queries';
import { movePlanTexts } from './move-plan.texts';

registerSheet(sheet);
const texts = movePlanTexts.photos;

/** Beyond this a phone may run out of memory. */
const maxFileBytes = 40_000_000;

interface FileButtonProps {
  readonly label: string;
  /** Names the meter for screen readers. */
  readonly describedBy: string;
  readonly busy: boolean;
  /** Opens the camera immediately if the device has one. */
  readonly camera?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that opens the device's camera or files. */
function FileButton({ label, describedBy, busy, camera, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={camera ? styles.camera : undefined}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // So that the same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        aria-describedby={describedBy}
        busy={busy ? texts.saving : undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </span>
  );
}

interface MeterPhotoProps {
  readonly meter: PhotoMeter;
  /** A JPEG as base64; null without one. */
  readonly image: string | null;
  readonly onChanged: (image: string | null) => Promise<void>;
}

/** The photo of one meter: to add, look at, replace and remove. */
function MeterPhoto({ meter, image, onChanged }: MeterPhotoProps) {
  const { http } = useRuntime();
  const isFinished = useIsFinished();
  const [unreadable, setUnreadable] = useState<PhotoError | null>(null);
  const [done, setDone] = useState('');
  const titleId = `meter-photo-${meter}`;
  const saving = useAction(async (file: File) => {
    setDone('');
    setUnreadable(null);
    try {
      const shrunk = await shrinkPhoto(file, maxFileBytes);
      await http.send(planEndpoints.savePhoto, { params: { meter }, body: { image: shrunk } });
      await onChanged(shrunk);
      setDone(texts.saved);
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      setUnreadable(error);
    }
  });
  const chooser = useRef<HTMLDivElement>(null);
  const removal = useAction(async () => {
    setDone('');
    await http.send(planEndpoints.removePhoto, { params: { meter } });
    await onChanged(null);
    setDone(texts.removed);
    // The button that was pressed is gone.
    chooser.current?.querySelector('button')?.focus();
  });
  const file = { describedBy: titleId, busy: saving.busy, onFile: (chosen: File) => void saving.run(chosen) };
  return (
    <Stack gap={3}>
      <Text strong id={titleId}>
        {texts.meters[meter]}
      </Text>
      {image !== null && (
        <img className={styles.photo} src={`data:image/jpeg;base64,${image}`} alt={texts.alt[meter]} />
      )}
      {unreadable && (
        <Notice kind="error" focusOn={unreadable}>
          {texts.errors[unreadable.reason]}
        </Notice>
      )}
      <ProblemNotice problem={saving.problem ?? removal.problem} focused />
      <Row ref={chooser}>
        {!isFinished && (
          <>
            <FileButton {...file} label={image === null ? texts.add : texts.replace} />
            <FileButton {...file} label={texts.take} camera />
          </>
        )}
        {image !== null && (
          <Button
            variant="plain"
            aria-describedby={titleId}
            busy={removal.busy ? texts.removing : undefined}
            onClick={() => void removal.run()}
          >
            {texts.remove}
          </Button>
        )}
      </Row>
      <Status>
        {done !== '' && (
          <Text size="sm" muted>
            {done}
          </Text>
        )}
      </Status>
    </Stack>
  );
}

/** Photos of the meters, each saved at once; of gas where the home may have it. Left out while they cannot be read. */
export function MeterPhotosSection({ fuelType }: { readonly fuelType: FuelType | null }) {
  const { data: photos, mutate } = useMeterPhotos();
  const isFinished = useIsFinished();
  if (!photos) return null;
  const change = (meter: PhotoMeter) => async (image: string | null) => {
    await mutate((shown = photos): MeterPhotos => ({ ...shown, [meter]: image }), { revalidate: false });
  };
  const meters = photoMeters.filter((meter) =>
    isFinished ? photos[meter] !== null : meter !== 'gas' || fuelType !== 'Electric',
  );
  if (meters.length === 0) return null;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={3}>{texts.title}</Heading>
        {!isFinished && <Text muted>{texts.text}</Text>}
      </Stack>
      {meters.map((meter) => (
        <MeterPhoto key={meter} meter={meter} image={photos[meter]} onChanged={change(meter)} />
      ))}
    </Stack>
  );
}
