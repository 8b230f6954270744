import { focusField } from '@home-move/ui';
import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the first box of a place when what stands there is switched: what had the focus is gone. */
export function useFocusOnSwitch(shown: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const box = place.current?.querySelector('input');
    if (box) focusField(box);
  }, [shown]);
  return place;
}
