/** What the forms of API v2 carry (spec §3, §7). Optional fields without a value are left out. */
import { array, enums, type Infer, literal, object, optional, string } from 'superstruct';
import { file, id } from './coercions';
import { genders } from './entities';

export const credentials = object({ email: string(), password: string() });

export const registration = object({
  first_name: string(),
  last_name: string(),
  email: string(),
  password: string(),
});

export const passwordResetRequest = object({ email: string() });

export const profile = object({
  first_name: string(),
  last_name: string(),
  email: string(),
  mobile: optional(string()),
  gender: optional(enums(genders)),
  /** `YYYY-MM-DD` */
  date_of_birth: optional(string()),
  file_url: optional(file),
});

export const passwordChange = object({
  old_password: string(),
  new_password: string(),
  new_password_confirmation: string(),
});

export const castMail = object({ cast_id: id, message: string() });

export const roles = ['Actor', 'Director', 'Executive Producer', 'Producer'] as const;
export const platforms = ['youtube', 'vimeo', 'dailymotion', 'other'] as const;

export const movieSubmission = object({
  name: string(),
  email: string(),
  role: enums(roles),
  title: string(),
  description: optional(string()),
  type: optional(enums(platforms)),
  link: optional(string()),
  thumnail: file,
  /** `true` travels as `1`. */
  agreeTerms: literal(true),
  cast: array(
    object({ name: string(), jobTitle: string(), email: optional(string()), image: file }),
  ),
});
export type MovieSubmission = Infer<typeof movieSubmission>;
