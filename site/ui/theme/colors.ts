/** Semantic colours as [light scheme, dark scheme]. Contrast pairs are proved in colors.test.ts. */
export const colors = {
  /** Page background. */
  page: ['#F7F8F2', '#0C1613'],
  /** Cards, fields, popovers. */
  surface: ['#FFFFFF', '#13211D'],
  /** Tags, empty states, quiet fills. */
  sunken: ['#E9EEE6', '#08100E'],
  ink: ['#12211C', '#F0F3EA'],
  inkSoft: ['#41524B', '#B4C2BA'],
  /** Decorative hairlines. */
  rule: ['#C6CFC4', '#2F423B'],
  /** Structural rules, 2 px. */
  ruleStrong: ['#12211C', '#C9D5CC'],
  fieldLine: ['#5E6F67', '#8A9C93'],
  /** Title band, header and dark sections. */
  band: ['#10322C', '#10322C'],
  bandDeep: ['#0A241F', '#081B17'],
  onBand: ['#F7F3E3', '#F7F3E3'],
  onBandSoft: ['#BFD2C8', '#BFD2C8'],
  bandRule: ['#3A5C54', '#3A5C54'],
  /** Gold means go: the main step. */
  larch: ['#F0B429', '#F0B429'],
  onLarch: ['#1C1605', '#1C1605'],
  larchPress: ['#D99A0B', '#FFC94D'],
  /** The line of the season: gold by day, calm at night. */
  season: ['#F0B429', '#33280B'],
  /** The gold of larches as readable text. */
  larchInk: ['#765000', '#F5C65A'],
  larchTint: ['#FBEDC6', '#33280B'],
  /** Primary buttons, checked controls, pressed chips. */
  action: ['#10322C', '#DCE7DF'],
  onAction: ['#FFFFFF', '#10221D'],
  actionPress: ['#1D5247', '#FFFFFF'],
  link: ['#0B5A68', '#86D3D6'],
  /** Info edges, the profile line, small icons. */
  glacier: ['#11798A', '#4FB9C2'],
  glacierTint: ['#D5E9E7', '#11302F'],
  danger: ['#A32A16', '#FF9C85'],
  dangerFill: ['#A32A16', '#B93420'],
  onDanger: ['#FFFFFF', '#FFFFFF'],
  dangerTint: ['#FBE3DB', '#3A1710'],
  ok: ['#1B6643', '#7FD3A6'],
  okTint: ['#DBECDF', '#12301F'],
  /** Rating badges: their fill; the text on them is onBadge. */
  badgeGood: ['#1B6643', '#1B6643'],
  badgeFair: ['#9A4A00', '#9A4A00'],
  badgeLow: ['#4C5A54', '#4C5A54'],
  onBadge: ['#FFFFFF', '#FFFFFF'],
  difficultyEasy: ['#157A4F', '#46B98A'],
  difficultyModerate: ['#1F5FB8', '#6FA8F5'],
  difficultyHard: ['#17181A', '#0B0C0C'],
  difficultyHardLine: ['#17181A', '#F0F3EA'],
  categoryLake: ['#1387B0', '#6FD3EA'],
  categoryMountain: ['#4A3586', '#A58CF2'],
  categoryCanyon: ['#8A2A0E', '#E0602F'],
  categoryViewpoint: ['#B98100', '#FFD772'],
  categoryHistoric: ['#232826', '#F0F3EA'],
  categoryForest: ['#2A7A3C', '#8ADB92'],
  /** Rating gauge, dark red to green. */
  gauge1: ['#7A1610', '#E0614F'],
  gauge2: ['#B5361D', '#F07F63'],
  gauge3: ['#B65D00', '#F2A14A'],
  gauge4: ['#8F7400', '#E9CB4A'],
  gauge5: ['#5B7B13', '#B5D35A'],
  gauge6: ['#1B6643', '#6CCB98'],
  /** Series of the budget chart. */
  bar1: ['#10322C', '#DCE7DF'],
  bar2: ['#11798A', '#4FB9C2'],
  bar3: ['#B97C06', '#F0B429'],
  bar4: ['#A3431E', '#E8835C'],
  bar5: ['#6B5AA6', '#B7A3EA'],
  mapLand: ['#EAF0DF', '#182A24'],
  mapPark: ['#DCE8CC', '#20352C'],
  mapContour: ['#B7BC94', '#3C5A4C'],
  /** Rock above the tree line; light and shade lie over the ground, each step once more. */
  mapRock: ['#EBE9DE', '#2A3631'],
  mapLight: ['#FFFFFF66', '#D8F0E416'],
  mapShade: ['#3B524A1C', '#0000002E'],
  mapWater: ['#8CCBD2', '#1F6470'],
  mapWaterLine: ['#11798A', '#8ADAE0'],
  mapIce: ['#F8FCFC', '#93AEB4'],
  mapRoad: ['#F7DFA0', '#B59449'],
  mapRoadCasing: ['#7B6A4A', '#0A0F0D'],
  mapRoute: ['#157A4F', '#5FE0A6'],
  mapHalo: ['#F7F8F2', '#0C1613'],
} satisfies Record<string, [light: string, dark: string]>;

export type ColorName = keyof typeof colors;

const white = '#FFFFFF';

/** Colours for print: white backgrounds, which need no ink, and dark text where the screen has light text on a band. */
export const onPaper: Partial<Record<ColorName, string>> = {
  page: white,
  surface: white,
  sunken: white,
  band: white,
  bandDeep: white,
  larchTint: white,
  glacierTint: white,
  dangerTint: white,
  okTint: white,
  onBand: colors.ink[0],
  onBandSoft: colors.inkSoft[0],
  bandRule: colors.rule[0],
  dangerFill: white,
  onDanger: colors.danger[0],
};
