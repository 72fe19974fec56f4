/**
 * Former names that browsers still use for time zones renamed in the IANA database. Source: the file `backward` of the database,
 * and results of `Intl` in V8.
 */
const renamed: Readonly<Record<string, string>> = {
  'africa/asmera': 'Africa/Asmara',
  'america/buenos_aires': 'America/Argentina/Buenos_Aires',
  'america/catamarca': 'America/Argentina/Catamarca',
  'america/coral_harbour': 'America/Atikokan',
  'america/cordoba': 'America/Argentina/Cordoba',
  'america/godthab': 'America/Nuuk',
  'america/indianapolis': 'America/Indiana/Indianapolis',
  'america/jujuy': 'America/Argentina/Jujuy',
  'america/louisville': 'America/Kentucky/Louisville',
  'america/mendoza': 'America/Argentina/Mendoza',
  'asia/calcutta': 'Asia/Kolkata',
  'asia/katmandu': 'Asia/Kathmandu',
  'asia/rangoon': 'Asia/Yangon',
  'asia/saigon': 'Asia/Ho_Chi_Minh',
  'atlantic/faeroe': 'Atlantic/Faroe',
  'europe/kiev': 'Europe/Kyiv',
  'pacific/enderbury': 'Pacific/Kanton',
  'pacific/ponape': 'Pacific/Pohnpei',
  'pacific/truk': 'Pacific/Chuuk',
}

/** The current name of a time zone. Normalise names by this before comparing them. */
export function currentZoneName(name: string): string {
  return renamed[name.toLowerCase()] ?? name
}
