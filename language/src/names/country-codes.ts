/** ISO 3166 codes of the countries whose names are explained. Their names come from the tables of Unicode (`Intl`). */
export const countryCodes: readonly string[] = `
AD AE AF AL AM AO AR AT AU AZ BA BD BE BF BG BH BI BJ BO BR BT BW BY CA CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DO DZ EC EE EG ER ES ET
FI FJ FR GA GB GE GH GL GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KP KR KW KZ LA LB LI LK LR LS LT LU LV
LY MA MC MD ME MG MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SD SE SG
SI SK SM SN SO SR SS SV SY TD TG TH TJ TM TN TR TT TW TZ UA UG US UY UZ VA VE VN XK YE ZA ZM ZW`
  .trim()
  .split(/\s+/)
