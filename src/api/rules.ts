/** The contract's validation rules (spec §5), for the forms that show them. */
export {
  CAST_NEEDED,
  castMailRules,
  castRowRules,
  changePasswordRules,
  forgotPasswordRules,
  isEmail,
  problemsOf,
  profileRules,
  type Rules,
  signInRules,
  signUpRules,
  submissionRules,
  type Values,
} from '../../contract/rules';
