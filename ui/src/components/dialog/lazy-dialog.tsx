import { useEffect, useState } from 'react';
import { Lazy, lazyModule } from '../../runtime/lazy-module';
import type { DialogProps } from './dialog';

const dialog = lazyModule(() => import('./dialog'));

/** A dialog in its own chunk, which loads once the page around it is shown: no first screen waits for it. */
export function LazyDialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  useEffect(() => dialog.preload(), []);
  return wasOpened && <Lazy module={dialog}>{({ Dialog }) => <Dialog {...props} />}</Lazy>;
}
