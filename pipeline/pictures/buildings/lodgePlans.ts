/** Differences between one lodge and the next; positions and lengths are shares of its width. */
export interface LodgePlan {
  readonly storeys: 1 | 2 | 3;
  /** Gables from left to right; the door is in the first of the widest. */
  readonly gables: readonly { readonly at: number; readonly width: number }[];
  /** Share of the wall that is fieldstone. */
  readonly stone: number;
  readonly ridge: number;
  readonly chimney: number;
  readonly dormers: readonly number[];
}

/** Plans of lodges, the usual one first; the name of a record picks one. */
export const LODGE_PLANS: readonly [LodgePlan, ...LodgePlan[]] = [
  {
    storeys: 1,
    gables: [{ at: 0, width: 0.34 }],
    stone: 0.12,
    ridge: 0.17,
    chimney: 0.24,
    dormers: [],
  },
  {
    storeys: 2,
    gables: [
      { at: -0.32, width: 0.26 },
      { at: 0.32, width: 0.26 },
    ],
    stone: 0.5,
    ridge: 0.13,
    chimney: 0.02,
    dormers: [-0.07, 0.07],
  },
  {
    storeys: 2,
    gables: [{ at: -0.26, width: 0.36 }],
    stone: 0.2,
    ridge: 0.15,
    chimney: 0.34,
    dormers: [0.08, 0.26],
  },
  {
    storeys: 3,
    gables: [{ at: 0.3, width: 0.3 }],
    stone: 0.34,
    ridge: 0.12,
    chimney: -0.3,
    dormers: [-0.32, -0.16, 0],
  },
  {
    storeys: 1,
    gables: [
      { at: -0.1, width: 0.24 },
      { at: 0.22, width: 0.34 },
    ],
    stone: 0.4,
    ridge: 0.2,
    chimney: -0.34,
    dormers: [],
  },
];

/** Differences between one hotel in town and the next. */
export interface HotelPlan {
  readonly floors: 2 | 3 | 4;
  /** Middles of the gables, as shares of the width. */
  readonly gables: readonly number[];
  /** Height of the stone ground floor, as a share of the width. */
  readonly stone: number;
}

/** Plans of hotels in town, the usual one first; the name of a record picks one. */
export const HOTEL_PLANS: readonly [HotelPlan, ...HotelPlan[]] = [
  { floors: 3, gables: [-0.32, 0, 0.32], stone: 0.09 },
  { floors: 2, gables: [-0.36, -0.12, 0.12, 0.36], stone: 0.13 },
  { floors: 4, gables: [-0.36, 0.36], stone: 0.09 },
  { floors: 3, gables: [0.3], stone: 0.16 },
  { floors: 4, gables: [-0.2], stone: 0.09 },
];
