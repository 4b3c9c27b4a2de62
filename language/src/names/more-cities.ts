/** Cities outside Europe and the United States, in the format of `cities`. */
export const moreCities: readonly string[] = `
AR Buenos Aires|Μπουένος Άιρες
AU Sydney|Sídney|Sydney|Sydney|Sydney|Sydney|Σίδνεϊ
AU Melbourne|Μελβούρνη
BO La Paz|Λα Πας
BR Rio de Janeiro|Río de Janeiro|Rio de Janeiro|Rio de Janeiro|Rio de Janeiro|Rio de Janeiro|Ρίο ντε Τζανέιρο
BR São Paulo|Σάο Πάολο
CA Montreal|Montreal|Montréal|Montreal|Montréal|Montréal|Μόντρεαλ
CA Toronto|Τορόντο
CA Vancouver|Βανκούβερ
CA Quebec|Quebec|Québec|Québec|Québec|Québec|Κεμπέκ
CL Santiago|Santiago|Santiago|Santiago|Santiago|Santiago|Σαντιάγο
CL Valparaíso|Βαλπαραΐσο
CN Beijing|Pekín|Pékin|Peking|Pechino|Beijing|Πεκίνο
CN Shanghai|Shanghái|Shanghai|Shanghai|Shanghai|Shanghai|Σανγκάη
CO Bogotá|Bogotá|Bogota|Bogotá|Bogotá|Bogotá|Μπογκοτά
CO Medellín|Μεδεγίν
CU Havana|La Habana|La Havane|Havanna|L'Avana|Havana|Αβάνα
DZ Algiers|Argel|Alger|Algier|Algeri|Alger|Αλγέρι
EC Quito|Κίτο
GT Guatemala|Γουατεμάλα
IR Tehran|Teherán|Téhéran|Teheran|Teheran|Teheran|Τεχεράνη
IQ Baghdad|Bagdad|Bagdad|Bagdad|Baghdad|Bagdad|Βαγδάτη
KE Nairobi|Ναϊρόμπι
KR Seoul|Seúl|Séoul|Seoul|Seul|Seoul|Σεούλ
LB Beirut|Beirut|Beyrouth|Beirut|Beirut|Beirut|Βηρυτός
MA Casablanca|Καζαμπλάνκα
MX Oaxaca|Οαχάκα
MX Monterrey|Μοντερέι
PE Lima|Λίμα
PE Cuzco|Κούσκο
SG Singapore|Singapur|Singapour|Singapur|Singapore|Singapore|Σιγκαπούρη
SN Dakar|Ντακάρ
SY Damascus|Damasco|Damas|Damaskus|Damasco|Damaskus|Δαμασκός
TN Tunis|Túnez|Tunis|Tunis|Tunisi|Tunis|Τύνιδα
UY Montevideo|Μοντεβιδέο
VE Caracas|Καράκας
ZA Cape Town|Ciudad del Cabo|Le Cap|Kapstadt|Città del Capo|Cape Town|Κέιπ Τάουν
`
  .trim()
  .split('\n')
