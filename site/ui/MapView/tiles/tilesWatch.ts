/** Milliseconds after which requested tiles count as missing. */
export const timeout = 8000;

export interface TilesWatch {
  /** Tiles are requested. */
  requested: () => void;
  /** One of them loaded. */
  loaded: () => void;
  /** One of them did not. */
  failed: () => void;
  /** All of them loaded or failed. */
  done: () => void;
  stop: () => void;
}

/** Tells whether tiles are missing: when the first answers are failures, or none comes for 8 seconds. One that comes ends it. */
export function tilesWatch(onChange: (missing: boolean) => void): TilesWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let anyLoaded = false;
  const rest = () => clearTimeout(timer);
  return {
    requested: () => {
      rest();
      anyLoaded = false;
      timer = setTimeout(() => onChange(true), timeout);
    },
    loaded: () => {
      rest();
      if (!anyLoaded) onChange(false);
      anyLoaded = true;
    },
    failed: () => {
      rest();
      // A service that answers misses a tile now and then.
      if (!anyLoaded) onChange(true);
    },
    done: rest,
    stop: rest,
  };
}
