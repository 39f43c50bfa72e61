import { verifyPages } from '../run-check'
import { accessibility } from './axe'
import { keyboard } from './keyboard'
import { layoutShift } from './layout-shift'
import { blankSpace } from './look/blank-space'
import { margin } from './look/margin'
import { marks } from './look/marks'
import { privacy } from './privacy'
import { reducedMotion } from './reduced-motion'
import { reflow } from './reflow'
import { withoutScript } from './without-script'

for (const check of [
  layoutShift,
  withoutScript,
  keyboard,
  reflow,
  margin,
  blankSpace,
  marks,
  accessibility,
  reducedMotion,
  privacy,
])
  verifyPages(check)
