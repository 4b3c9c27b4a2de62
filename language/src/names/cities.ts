/**
 * Big and often named cities: country (ISO 3166), then the names in English, Spanish, French, German, Italian, Norwegian and
 * Greek. A single name before the Greek one is that of all languages in Latin letters.
 */
export const cities: readonly string[] = `
AT Vienna|Viena|Vienne|Wien|Vienna|Wien|Βιέννη
AT Salzburg|Salzburgo|Salzbourg|Salzburg|Salisburgo|Salzburg|Σάλτσμπουργκ
AT Graz|Γκρατς
AT Innsbruck|Ίνσμπρουκ
BE Brussels|Bruselas|Bruxelles|Brüssel|Bruxelles|Brussel|Βρυξέλλες
BE Antwerp|Amberes|Anvers|Antwerpen|Anversa|Antwerpen|Αμβέρσα
BE Bruges|Brujas|Bruges|Brügge|Bruges|Brugge|Μπριζ
BG Sofia|Sofía|Sofia|Sofia|Sofia|Sofia|Σόφια
CH Zurich|Zúrich|Zurich|Zürich|Zurigo|Zürich|Ζυρίχη
CH Geneva|Ginebra|Genève|Genf|Ginevra|Genève|Γενεύη
CH Bern|Berna|Berne|Bern|Berna|Bern|Βέρνη
CH Basel|Basilea|Bâle|Basel|Basilea|Basel|Βασιλεία
CH Lucerne|Lucerna|Lucerne|Luzern|Lucerna|Luzern|Λουκέρνη
CH Lausanne|Lausana|Lausanne|Lausanne|Losanna|Lausanne|Λωζάνη
CY Nicosia|Nicosia|Nicosie|Nikosia|Nicosia|Nikosia|Λευκωσία
CY Limassol|Limasol|Limassol|Limassol|Limassol|Limassol|Λεμεσός
CZ Prague|Praga|Prague|Prag|Praga|Praha|Πράγα
DE Berlin|Berlín|Berlin|Berlin|Berlino|Berlin|Βερολίνο
DE Cologne|Colonia|Cologne|Köln|Colonia|Köln|Κολωνία
DE Munich|Múnich|Munich|München|Monaco di Baviera|München|Μόναχο
DE Hamburg|Hamburgo|Hambourg|Hamburg|Amburgo|Hamburg|Αμβούργο
DE Frankfurt|Fráncfort|Francfort|Frankfurt|Francoforte|Frankfurt|Φρανκφούρτη
DE Stuttgart|Stuttgart|Stuttgart|Stuttgart|Stoccarda|Stuttgart|Στουτγάρδη
DE Düsseldorf|Düsseldorf|Düsseldorf|Düsseldorf|Düsseldorf|Düsseldorf|Ντίσελντορφ
DE Leipzig|Leipzig|Leipzig|Leipzig|Lipsia|Leipzig|Λειψία
DE Dresden|Dresde|Dresde|Dresden|Dresda|Dresden|Δρέσδη
DE Nuremberg|Núremberg|Nuremberg|Nürnberg|Norimberga|Nürnberg|Νυρεμβέργη
DE Hanover|Hannover|Hanovre|Hannover|Hannover|Hannover|Ανόβερο
DE Bremen|Bremen|Brême|Bremen|Brema|Bremen|Βρέμη
DE Freiburg|Friburgo|Fribourg-en-Brisgau|Freiburg|Friburgo|Freiburg|Φράιμπουργκ
DE Heidelberg|Χαϊδελβέργη
DE Bonn|Βόννη
DE Dortmund|Ντόρτμουντ
DE Essen|Έσεν
DE Aachen|Aquisgrán|Aix-la-Chapelle|Aachen|Aquisgrana|Aachen|Άαχεν
DE Mainz|Maguncia|Mayence|Mainz|Magonza|Mainz|Μάιντς
DE Lübeck|Λίμπεκ
DE Weimar|Βαϊμάρη
DK Copenhagen|Copenhague|Copenhague|Kopenhagen|Copenaghen|København|Κοπεγχάγη
EE Tallinn|Tallin|Tallinn|Tallinn|Tallinn|Tallinn|Ταλίν
EG Cairo|El Cairo|Le Caire|Kairo|Il Cairo|Kairo|Κάιρο
EG Alexandria|Alejandría|Alexandrie|Alexandria|Alessandria d'Egitto|Alexandria|Αλεξάνδρεια
ES Madrid|Madrid|Madrid|Madrid|Madrid|Madrid|Μαδρίτη
ES Barcelona|Barcelona|Barcelone|Barcelona|Barcellona|Barcelona|Βαρκελώνη
ES Seville|Sevilla|Séville|Sevilla|Siviglia|Sevilla|Σεβίλλη
ES Valencia|Valencia|Valence|Valencia|Valencia|Valencia|Βαλένθια
ES Zaragoza|Zaragoza|Saragosse|Saragossa|Saragozza|Zaragoza|Σαραγόσα
ES Granada|Granada|Grenade|Granada|Granada|Granada|Γρανάδα
ES Córdoba|Córdoba|Cordoue|Córdoba|Cordova|Córdoba|Κόρδοβα
ES Málaga|Málaga|Malaga|Málaga|Malaga|Málaga|Μάλαγα
ES Bilbao|Μπιλμπάο
ES Salamanca|Salamanca|Salamanque|Salamanca|Salamanca|Salamanca|Σαλαμάνκα
ES Toledo|Toledo|Tolède|Toledo|Toledo|Toledo|Τολέδο
ES Cádiz|Cádiz|Cadix|Cádiz|Cadice|Cádiz|Κάδιθ
ES San Sebastián|San Sebastián|Saint-Sébastien|San Sebastián|San Sebastián|San Sebastián|Σαν Σεμπαστιάν
ES Alicante|Alicante|Alicante|Alicante|Alicante|Alicante|Αλικάντε
ES Murcia|Murcia|Murcie|Murcia|Murcia|Murcia|Μούρθια
ES Oviedo|Οβιέδο
ES Pamplona|Pamplona|Pampelune|Pamplona|Pamplona|Pamplona|Παμπλόνα
FI Helsinki|Ελσίνκι
FR Paris|París|Paris|Paris|Parigi|Paris|Παρίσι
FR Marseille|Marsella|Marseille|Marseille|Marsiglia|Marseille|Μασσαλία
FR Lyon|Lyon|Lyon|Lyon|Lione|Lyon|Λυών
FR Nice|Niza|Nice|Nizza|Nizza|Nice|Νίκαια
FR Toulouse|Tolosa|Toulouse|Toulouse|Tolosa|Toulouse|Τουλούζη
FR Bordeaux|Burdeos|Bordeaux|Bordeaux|Bordeaux|Bordeaux|Μπορντό
FR Strasbourg|Estrasburgo|Strasbourg|Straßburg|Strasburgo|Strasbourg|Στρασβούργο
FR Lille|Lille|Lille|Lille|Lilla|Lille|Λιλ
FR Nantes|Νάντη
FR Rennes|Ρεν
FR Grenoble|Γκρενόμπλ
FR Montpellier|Μονπελιέ
FR Avignon|Aviñón|Avignon|Avignon|Avignone|Avignon|Αβινιόν
FR Cannes|Κάννες
FR Rouen|Ρουέν
GB London|Londres|Londres|London|Londra|London|Λονδίνο
GB Edinburgh|Edimburgo|Édimbourg|Edinburgh|Edimburgo|Edinburgh|Εδιμβούργο
GB Manchester|Μάντσεστερ
GB Liverpool|Λίβερπουλ
GB Birmingham|Μπέρμιγχαμ
GB Glasgow|Γλασκώβη
GB Oxford|Οξφόρδη
GB Cambridge|Κέιμπριτζ
GB Bristol|Μπρίστολ
GB Belfast|Μπέλφαστ
GB Cardiff|Κάρντιφ
GB Leeds|Λιντς
GB York|Γιορκ
GB Brighton|Μπράιτον
GR Athens|Atenas|Athènes|Athen|Atene|Athen|Αθήνα
GR Thessaloniki|Tesalónica|Thessalonique|Thessaloniki|Salonicco|Thessaloniki|Θεσσαλονίκη
GR Piraeus|El Pireo|Le Pirée|Piräus|Pireo|Pireus|Πειραιάς
GR Patras|Patras|Patras|Patras|Patrasso|Patras|Πάτρα
GR Heraklion|Heraclión|Héraklion|Iraklio|Heraklion|Heraklion|Ηράκλειο
GR Crete|Creta|Crète|Kreta|Creta|Kreta|Κρήτη
GR Corfu|Corfú|Corfou|Korfu|Corfù|Korfu|Κέρκυρα
GR Rhodes|Rodas|Rhodes|Rhodos|Rodi|Rhodos|Ρόδος
GR Santorini|Santorini|Santorin|Santorin|Santorini|Santorini|Σαντορίνη
GR Larissa|Lárisa|Larissa|Larisa|Larissa|Larissa|Λάρισα
GR Volos|Volos|Vólos|Volos|Volo|Volos|Βόλος
GR Ioannina|Ioánina|Ioannina|Ioannina|Giannina|Ioannina|Ιωάννινα
GR Chania|La Canea|La Canée|Chania|La Canea|Chania|Χανιά
GR Sparta|Esparta|Sparte|Sparta|Sparta|Sparta|Σπάρτη
GR Delphi|Delfos|Delphes|Delphi|Delfi|Delfi|Δελφοί
HU Budapest|Budapest|Budapest|Budapest|Budapest|Budapest|Βουδαπέστη
IE Dublin|Dublín|Dublin|Dublin|Dublino|Dublin|Δουβλίνο
IL Jerusalem|Jerusalén|Jérusalem|Jerusalem|Gerusalemme|Jerusalem|Ιερουσαλήμ
IN Delhi|Delhi|Delhi|Delhi|Delhi|Delhi|Δελχί
IN Mumbai|Bombay|Bombay|Mumbai|Mumbai|Mumbai|Βομβάη
IS Reykjavik|Reikiavik|Reykjavik|Reykjavik|Reykjavík|Reykjavík|Ρέικιαβικ
IT Rome|Roma|Rome|Rom|Roma|Roma|Ρώμη
IT Florence|Florencia|Florence|Florenz|Firenze|Firenze|Φλωρεντία
IT Milan|Milán|Milan|Mailand|Milano|Milano|Μιλάνο
IT Venice|Venecia|Venise|Venedig|Venezia|Venezia|Βενετία
IT Naples|Nápoles|Naples|Neapel|Napoli|Napoli|Νάπολη
IT Turin|Turín|Turin|Turin|Torino|Torino|Τορίνο
IT Genoa|Génova|Gênes|Genua|Genova|Genova|Γένοβα
IT Bologna|Bolonia|Bologne|Bologna|Bologna|Bologna|Μπολόνια
IT Palermo|Palermo|Palerme|Palermo|Palermo|Palermo|Παλέρμο
IT Verona|Verona|Vérone|Verona|Verona|Verona|Βερόνα
IT Pisa|Pisa|Pise|Pisa|Pisa|Pisa|Πίζα
IT Siena|Siena|Sienne|Siena|Siena|Siena|Σιένα
IT Trieste|Τεργέστη
IT Bari|Μπάρι
IT Padua|Padua|Padoue|Padua|Padova|Padova|Πάδοβα
IT Perugia|Perugia|Pérouse|Perugia|Perugia|Perugia|Περούτζια
IT Sicily|Sicilia|Sicile|Sizilien|Sicilia|Sicilia|Σικελία
IT Sardinia|Cerdeña|Sardaigne|Sardinien|Sardegna|Sardinia|Σαρδηνία
IT Tuscany|Toscana|Toscane|Toskana|Toscana|Toscana|Τοσκάνη
JP Tokyo|Tokio|Tokyo|Tokio|Tokyo|Tokyo|Τόκιο
JP Kyoto|Kioto|Kyoto|Kyōto|Kyoto|Kyoto|Κιότο
LT Vilnius|Vilna|Vilnius|Vilnius|Vilnius|Vilnius|Βίλνιους
LV Riga|Ρίγα
MA Marrakesh|Marrakech|Marrakech|Marrakesch|Marrakech|Marrakech|Μαρακές
MX Mexico City|Ciudad de México|Mexico|Mexiko-Stadt|Città del Messico|Mexico by|Πόλη του Μεξικού
MX Guadalajara|Γουαδαλαχάρα
NL Amsterdam|Ámsterdam|Amsterdam|Amsterdam|Amsterdam|Amsterdam|Άμστερνταμ
NL The Hague|La Haya|La Haye|Den Haag|L'Aia|Haag|Χάγη
NL Rotterdam|Róterdam|Rotterdam|Rotterdam|Rotterdam|Rotterdam|Ρότερνταμ
NO Oslo|Όσλο
NO Bergen|Μπέργκεν
NO Trondheim|Τρόντχαϊμ
NO Stavanger|Σταβάνγκερ
NO Tromsø|Τρόμσο
NO Kristiansand|Κρίστιανσαντ
NO Bodø|Μπόντο
NO Ålesund|Άλεσουντ
NO Lillehammer|Λιλεχάμερ
NO Drammen|Ντράμεν
PL Warsaw|Varsovia|Varsovie|Warschau|Varsavia|Warszawa|Βαρσοβία
PL Krakow|Cracovia|Cracovie|Krakau|Cracovia|Kraków|Κρακοβία
PT Lisbon|Lisboa|Lisbonne|Lissabon|Lisbona|Lisboa|Λισαβόνα
PT Porto|Oporto|Porto|Porto|Porto|Porto|Πόρτο
RO Bucharest|Bucarest|Bucarest|Bukarest|Bucarest|Bucuresti|Βουκουρέστι
RS Belgrade|Belgrado|Belgrade|Belgrad|Belgrado|Beograd|Βελιγράδι
RU Moscow|Moscú|Moscou|Moskau|Mosca|Moskva|Μόσχα
RU Saint Petersburg|San Petersburgo|Saint-Pétersbourg|Sankt Petersburg|San Pietroburgo|St. Petersburg|Αγία Πετρούπολη
SE Stockholm|Estocolmo|Stockholm|Stockholm|Stoccolma|Stockholm|Στοκχόλμη
SE Gothenburg|Gotemburgo|Göteborg|Göteborg|Göteborg|Göteborg|Γκέτεμποργκ
TR Istanbul|Estambul|Istanbul|Istanbul|Istanbul|Istanbul|Κωνσταντινούπολη
TR Ankara|Ankara|Ankara|Ankara|Ankara|Ankara|Άγκυρα
UA Kyiv|Kiev|Kiev|Kiew|Kiev|Kyiv|Κίεβο
US New York|Nueva York|New York|New York|New York|New York|Νέα Υόρκη
US Washington|Ουάσιγκτον
US Chicago|Σικάγο
US Boston|Βοστόνη
US Los Angeles|Los Ángeles|Los Angeles|Los Angeles|Los Angeles|Los Angeles|Λος Άντζελες
US San Francisco|Σαν Φρανσίσκο
US Miami|Μαϊάμι
US California|California|Californie|Kalifornien|California|California|Καλιφόρνια
US Texas|Texas|Texas|Texas|Texas|Texas|Τέξας
US Seattle|Σιάτλ
US Philadelphia|Filadelfia|Philadelphie|Philadelphia|Filadelfia|Philadelphia|Φιλαδέλφεια
`
  .trim()
  .split('\n')
