import { Button, CheckIcon, lazyModule, Notice, registerSheet, Text } from '@home-move/ui';
import { useRef, useState } from 'react';
import { meterDayTexts } from '../meter-day.texts';
import { CameraIcon } from './camera-icon';
import sheet, * as styles from './photo-field.module.css';

registerSheet(sheet);
const texts = meterDayTexts.form;

/** Marks the input while the camera is open. */
export const cameraAttribute = 'data-camera';

/** Opens the camera, which the browser reports neither as open nor, in some versions, as closed without a photo. */
function openCamera(input: HTMLInputElement): void {
  input.setAttribute(cameraAttribute, '');
  for (const type of ['change', 'cancel'])
    input.addEventListener(type, () => input.removeAttribute(cameraAttribute), { once: true });
  input.click();
}

/** Only needed once the mover takes a photo. Fetched with the form, because there may be no signal then. */
const photoModule = lazyModule(() => import(/* webpackChunkName: "meter-photo" */ '../photo/proof-photo'));
photoModule.preload();

type PhotoResult =
  | { readonly photo: string }
  | { readonly photo: null; readonly reason: keyof typeof texts.photoErrors };

/** The photo in a file, made smaller, or why there is none. */
async function photoFrom(file: File): Promise<PhotoResult> {
  const loaded = await photoModule.load().catch(() => null);
  if (loaded === null) return { photo: null, reason: 'notLoaded' };
  try {
    return { photo: await loaded.proofPhoto(file) };
  } catch (cause) {
    return { photo: null, reason: loaded.reasonOf(cause, file) };
  }
}

interface PhotoFieldProps {
  /** Describes the photo. */
  readonly alt: string;
  /** A JPEG as base64; null without one. */
  readonly photo: string | null;
  /** When the photo was taken, and whether the device has it; null without one. */
  readonly note: string | null;
  /** Whether a photo is being made smaller. */
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onPhoto: (photo: string) => void;
}

/** Takes a photo with the camera of the device, and makes it smaller there. [METER-05] */
export function PhotoField({ alt, photo, note, isBusy, onBusy, onPhoto }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<{ readonly text: string } | null>(null);

  const take = async (file: File) => {
    onBusy(true);
    setError(null);
    try {
      const found = await photoFrom(file);
      if (found.photo === null) setError({ text: texts.photoErrors[found.reason] });
      else onPhoto(found.photo);
    } finally {
      onBusy(false);
    }
  };
  const label = photo === null ? texts.takePhoto : texts.takeAgain;
  return (
    <div className={styles.shot}>
      {photo === null ? (
        <div className={styles.empty} aria-hidden="true">
          <CameraIcon size={32} />
        </div>
      ) : (
        <img className={styles.photo} src={`data:image/jpeg;base64,${photo}`} alt={alt} />
      )}
      <div className={styles.text}>
        {error && (
          <Notice kind="error" focusOn={error}>
            <p>{error.text}</p>
          </Notice>
        )}
        {note === null ? (
          <Text size="sm" muted>
            {texts.photoHint}
          </Text>
        ) : (
          <p className={styles.note}>
            <CheckIcon size={18} />
            <span>{note}</span>
          </p>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          aria-label={label}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // So that the same file can be chosen again.
            target.value = '';
            if (file) void take(file);
          }}
        />
        <Button
          size="small"
          busy={isBusy ? texts.photoBusy : undefined}
          onClick={() => input.current && openCamera(input.current)}
        >
          <CameraIcon size={18} />
          {label}
        </Button>
      </div>
    </div>
  );
}
