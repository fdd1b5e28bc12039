/** Milliseconds after which tiles that were asked for count as missing. */
export const timeout = 8000;

export interface TilesWatch {
  /** Tiles are asked for. */
  asked: () => void;
  /** One of them came. */
  came: () => void;
  /** One of them did not. */
  failed: () => void;
  /** All of them came or failed. */
  done: () => void;
  stop: () => void;
}

/** Tells whether tiles are missing: when the first answers are failures, or none comes for 8 seconds. One that comes ends it. */
export function tilesWatch(tell: (missing: boolean) => void): TilesWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let anyCame = false;
  const rest = () => clearTimeout(timer);
  return {
    asked: () => {
      rest();
      anyCame = false;
      timer = setTimeout(() => tell(true), timeout);
    },
    came: () => {
      rest();
      if (!anyCame) tell(false);
      anyCame = true;
    },
    failed: () => {
      rest();
      // A service that answers misses a tile now and then.
      if (!anyCame) tell(true);
    },
    done: rest,
    stop: rest,
  };
}
