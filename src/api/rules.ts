/** The contract's validation rules and choices (spec §5), for the forms that show them. */
export { platforms, roles } from '../../contract/payloads';
export {
  castMailRules,
  castRowRules,
  changePasswordRules,
  forgotPasswordRules,
  problemsOf,
  profileRules,
  type Rules,
  signInRules,
  signUpRules,
  submissionRules,
  type Values,
} from '../../contract/rules';
