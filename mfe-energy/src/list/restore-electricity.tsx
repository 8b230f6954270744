import { pathOf } from '@home-move/contract';
import { FullPageSpinner, useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent } from 'react';
import { useReloadSelection } from '../selection/chosen-tariffs';
import { listTexts as texts } from './list.texts';

/** The list of gas on another device: fetches the electricity that was chosen before; without one its list opens. */
export function RestoreElectricity() {
  const runtime = useRuntime();
  const reload = useReloadSelection();
  const restore = useEffectEvent(() => {
    reload().catch(() => runtime.navigate(pathOf('energy-list'), { replace: true }));
  });
  useEffect(() => restore(), []);
  return <FullPageSpinner label={texts.loading} detail="" />;
}
