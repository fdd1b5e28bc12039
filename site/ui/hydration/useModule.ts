import { useEffect, useState } from 'react';
import { importWithRetry } from './importWithRetry.ts';

/** Returns a module that is imported after mount; null until it has come, and where it does not. `load` must be stable. */
export function useModule<M extends object>(load: () => Promise<M>): M | null {
  const [module, setModule] = useState<M | null>(null);
  useEffect(() => {
    let isWanted = true;
    importWithRetry(load).then(
      (loaded) => isWanted && setModule(loaded),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return module;
}
